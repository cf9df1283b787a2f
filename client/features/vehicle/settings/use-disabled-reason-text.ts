import { useTranslation } from 'react-i18next';
import type { SettingsDisabledReason } from '../../../rules/commands/settings-gate.ts';

/** Why settings cannot be changed, in words. */
export function useDisabledReasonText(): (disabledReason: SettingsDisabledReason) => string {
  const { t } = useTranslation(['vehicle-settings', 'commands']);
  return (disabledReason) => {
    if (disabledReason === 'partial_access') return t('partialAccess');
    return disabledReason === 'installer_required' ? t('installer') : t(`commands:disabled.${disabledReason}`);
  };
}
