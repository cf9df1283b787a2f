import type { GeofenceAlerts } from './alerts.ts';
import { NO_ALERTS } from './alerts.ts';

type Which = keyof GeofenceAlerts;
type Chosen = Readonly<Record<string, GeofenceAlerts>>;

/** State of a box for several vehicles. */
export type BoxState = 'none' | 'some' | 'all';

/** Whether none, some or all of the vehicles have an alert. */
export function boxState(chosen: Chosen, ids: readonly number[], which: Which): BoxState {
  let count = 0;
  for (const id of ids) if (chosen[id]?.[which]) count += 1;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Choices with one kind of alert set for several vehicles. Others stay as they are. */
export function withAlerts(chosen: Chosen, ids: readonly number[], which: Which, isOn: boolean): Chosen {
  const changed = ids.map((id): [string, GeofenceAlerts] => [
    String(id),
    { ...(chosen[id] ?? NO_ALERTS), [which]: isOn },
  ]);
  return { ...chosen, ...Object.fromEntries(changed) };
}

/** Vehicles by the kinds of their alerts. Those without any are left out. */
export function byKinds(chosen: Chosen, ids: readonly number[]): { alerts: GeofenceAlerts; ids: number[] }[] {
  const kinds = [
    { arrive: true, depart: true },
    { arrive: true, depart: false },
    { arrive: false, depart: true },
  ];
  return kinds
    .map((alerts) => ({
      alerts,
      ids: ids.filter((id) => {
        const { arrive, depart } = chosen[id] ?? NO_ALERTS;
        return arrive === alerts.arrive && depart === alerts.depart;
      }),
    }))
    .filter(({ ids: members }) => members.length > 0);
}
