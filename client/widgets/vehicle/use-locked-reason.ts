import { useTranslation } from 'react-i18next';
import type { InfoDisabledReason } from '../../rules/commands/settings-gate.ts';

/** Disabled reason of all saves, as text beside a button. */
export function useLockedReason(): (disabledReason: InfoDisabledReason) => string {
  const { t } = useTranslation(['vehicles', 'commands']);
  return (disabledReason) =>
    disabledReason === 'exclusive_access' || disabledReason === 'restricted'
      ? t(`commands:disabled.${disabledReason}`)
      : t(`unchangeable.${disabledReason}`);
}
