import { useTranslation } from 'react-i18next';
import { typeOfKind } from '../../rules/commands/actions.ts';
import type { Episode } from '../../rules/trips/trip-events.ts';
import { useActionName } from '../../wording/use-action-name.ts';

const OWN = ['speed', 'curfew', 'geofence', 'idle', 'codes'] as const;

/** Names of what happened in a trip, with its geofence or trouble codes. Alerts have those of the activity feed. */
export function useHappeningName(): (episode: Pick<Episode, 'kind' | 'codes' | 'crossing'>) => string {
  const { t } = useTranslation('trips');
  const actionName = useActionName();
  return ({ kind, codes, crossing }) => {
    const own = crossing ? undefined : OWN.find((one) => one === kind);
    if (own === undefined) return actionName({ action: typeOfKind(kind) ?? kind, kind, ...crossing });
    return own === 'codes' ? [t('events.codes'), codes.join(', ')].join(' ') : t(`events.${own}`);
  };
}
