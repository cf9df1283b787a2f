import { useTranslation } from 'react-i18next';
import type { Happening } from '../../rules/trips/trip-events.ts';
import { useActionName } from '../../state/use-action-name.ts';

const OWN = ['speed', 'curfew', 'geofence', 'idle', 'codes'] as const;

/** Names of what happened in a trip. Alerts have those of the activity feed. */
export function useHappeningName(): (kind: Happening) => string {
  const { t } = useTranslation('trips');
  const actionName = useActionName();
  return (kind) => {
    const own = OWN.find((one) => one === kind);
    return own ? t(`events.${own}`) : actionName({ action: kind, success: true });
  };
}
