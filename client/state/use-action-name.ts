import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '../api/model.ts';

type Named = Pick<LogEntry, 'action' | 'success' | 'geofence_name' | 'direction'>;

/** Name of an action in the user's language, with the geofence that was crossed. Shows an unknown action as the server has it. */
export function useActionName(): (entry: Named) => string {
  const { t, i18n } = useTranslation('activity');
  return useCallback(
    ({ action, success, geofence_name: name, direction }) => {
      if (name !== undefined && direction !== undefined) return t(`crossings.${direction}`, { name });
      const known = i18n.exists(`actions.${action}`, { ns: 'activity' });
      // The list of actions is open. `known` says that it contains this one.
      const text = known ? t(`actions.${action}` as 'actions.lock') : action.replaceAll('_', ' ');
      return success === false ? t('failed', { action: text }) : text;
    },
    [t, i18n],
  );
}
