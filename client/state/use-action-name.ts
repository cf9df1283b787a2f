import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../api/model.ts';

/** Name of an action in the user's language. Shows an unknown action as the server has it. */
export function useActionName(): (entry: Pick<LogEntry, 'action' | 'success'>) => string {
  const { t, i18n } = useTranslation('activity');
  return ({ action, success }) => {
    const known = i18n.exists(`actions.${action}`, { ns: 'activity' });
    // The list of actions is open. `known` says that it contains this one.
    const name = known ? t(`actions.${action}` as 'actions.lock') : action.replaceAll('_', ' ');
    return success === false ? t('failed', { action: name }) : name;
  };
}
