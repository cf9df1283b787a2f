import { useTranslation } from 'react-i18next';
import type { PinDisabledReason } from '../../rules/keylocker/pin-gate.ts';

/** Why PINs cannot be changed, in words. */
export function usePinReason(): (reason: PinDisabledReason) => string {
  const { t } = useTranslation(['keylocker', 'commands']);
  return (reason) => (reason === 'owner_only' ? t('ownerOnly') : t(`commands:disabled.${reason}`));
}
