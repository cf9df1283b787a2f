import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertEvent, LogEntry } from '../api/model.ts';
import { hasKinds, knownKind } from '../rules/commands/actions.ts';

type Named = Pick<LogEntry, 'action' | 'success' | 'geofence_name' | 'direction' | 'kind'> &
  Pick<AlertEvent, 'message'>;

/**
 * Name of an action in the user's language, with the geofence that was crossed, or its kind. Of a type with several kinds, an event
 * without one has the words of the server, else the general name. Shows an unknown action as the server has it.
 */
export function useActionName(): (entry: Named) => string {
  const { t, i18n } = useTranslation('activity');
  return useCallback(
    ({ action, success, geofence_name: name, direction, kind, message }) => {
      if (name !== undefined && direction !== undefined) return t(`crossings.${direction}`, { name });
      const which = knownKind(action, kind);
      if (!which && hasKinds(action) && message?.trim()) return message;
      const known = i18n.exists(`actions.${action}`, { ns: 'activity' });
      // The list of actions is open. `known` says that it contains this one.
      const general = known ? t(`actions.${action}` as 'actions.lock') : action.replaceAll('_', ' ');
      const text = which ? t(`kinds.${which}`) : general;
      return success === false ? t('failed', { action: text }) : text;
    },
    [t, i18n],
  );
}
