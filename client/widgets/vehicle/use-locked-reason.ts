import { useTranslation } from 'react-i18next';
import type { InfoBar } from '../../rules/commands/settings-gate.ts';

/** Why nothing can be saved, in the words that stand beside a button. */
export function useLockedReason(): (bar: InfoBar) => string {
  const { t } = useTranslation('vehicles');
  return (bar) => t(bar === 'exclusive_access' ? 'barred.exclusive_access' : `unchangeable.${bar}`);
}
