import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../api/model.ts';

/** What happened, in the user's language; a kind that the portal does not know is shown as the server has it. */
export function useActionName(): (entry: Pick<LogEntry, 'action' | 'success'>) => string {
  const { t, i18n } = useTranslation('activity');
  return ({ action, success }) => {
    const known = i18n.exists(`actions.${action}`, { ns: 'activity' });
    // The list of kinds is open: whether it holds this one was asked above.
    const name = known ? t(`actions.${action}` as 'actions.lock') : action.replaceAll('_', ' ');
    return success === false ? t('failed', { action: name }) : name;
  };
}
