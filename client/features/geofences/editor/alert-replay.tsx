import { useQuery } from '@tanstack/react-query';
import { getGetGeofenceQueryOptions } from '../../../../generated/client/geofence.ts';
import type { Vehicle } from '../../../api/model.ts';
import type { ReplayedRule } from '../../../data/alerts/rules.ts';
import { REPLAYED_VEHICLES } from '../../../rules/constants/alert-rules.ts';
import type { KnownAlerts } from '../../../rules/geofences/alerts.ts';
import { byKinds } from '../../../rules/geofences/bulk.ts';
import { readShape } from '../../../rules/geofences/shape.ts';
import { RulesReplay } from '../../../widgets/alert-rules/rule-replay.tsx';
import type { Chosen } from './use-save-alerts.ts';

type Props = {
  geofenceId: number;
  vehicles: readonly Vehicle[];
  known: ReadonlyMap<number, KnownAlerts>;
  chosen: Chosen;
};

/** Alerts that the ticked boxes would have raised about the saved shape of a geofence, each vehicle with its own. */
export function AlertReplay({ geofenceId, vehicles, known, chosen }: Props) {
  const { data: geofence } = useQuery(getGetGeofenceQueryOptions(geofenceId));
  const ids = vehicles.map(({ id }) => id);
  const rule = (vehicle_ids: number[], arrive: boolean, depart: boolean, isCounted: boolean): ReplayedRule => ({
    vehicle_ids,
    alert_type: 'geofences',
    parameters: { geofence_id: geofenceId, arrive, depart },
    isCounted,
  });
  const ticked = byKinds(chosen, ids);
  const ending = ids.filter((id) => {
    const saved = known.get(id);
    return (saved?.arrive || saved?.depart) && !chosen[id]?.arrive && !chosen[id]?.depart;
  });
  return (
    <RulesReplay
      rules={[
        ...ticked.map(({ alerts: { arrive, depart }, ids: members }) => rule(members, arrive, depart, true)),
        ...(ending.length > 0 ? [rule(ending, true, true, false)] : []),
      ]}
      // A save changes the number that it is compared with.
      subject={JSON.stringify([geofence && readShape(geofence), [...known].slice(0, REPLAYED_VEHICLES)])}
    />
  );
}
