import { useTranslation } from 'react-i18next';
import type { Tick } from '../../rules/activity/day-ribbon.ts';
import { typeOfKind } from '../../rules/commands/actions.ts';
import { useActionName } from '../../wording/use-action-name.ts';

const OWN = ['speed', 'curfew', 'geofence', 'idle', 'codes'] as const;

/** Names of what happened in a trip, with its geofence or trouble codes. Alerts have those of the activity feed. */
export function useHappeningName(): (episode: Pick<Tick, 'kind' | 'codes' | 'crossing' | 'success'>) => string {
  const { t } = useTranslation('trips');
  const actionName = useActionName();
  return ({ kind, codes, crossing, success }) => {
    const own = crossing ? undefined : OWN.find((one) => one === kind);
    if (own === undefined) return actionName({ action: typeOfKind(kind) ?? kind, kind, success, ...crossing });
    return own === 'codes' ? [t('events.codes'), codes.join(', ')].join(' ') : t(`events.${own}`);
  };
}
