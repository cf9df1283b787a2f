import { useTranslation } from 'react-i18next';
import type { SettingsBar } from '../../../rules/commands/settings-gate.ts';

/** Why settings cannot be changed, in words. */
export function useBarText(): (bar: SettingsBar) => string {
  const { t } = useTranslation(['vehicle-settings', 'vehicles']);
  return (bar) => {
    if (bar === 'partial_access') return t('partialAccess');
    return bar === 'installer_required' ? t('progress.installer') : t(`vehicles:barred.${bar}`);
  };
}
