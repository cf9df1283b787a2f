import type { KnownAlertType } from '../../api/model.ts';
import { ALERT_TYPES } from '../commands/actions.ts';

/** Rules to show: those of a vehicle, or one of them to edit. Everything of it is in the address. */
export type RulesView = {
  /** Name of the group that the vehicle is chosen from. `null`: the whole fleet. */
  group: string | null;
  /** `null`: the first vehicle. */
  vehicle: number | null;
  /** The rule to edit. */
  type: KnownAlertType | null;
  /** Edited for several vehicles at once. */
  isForSeveral: boolean;
};

const isType = (text: string | null): text is KnownAlertType =>
  (ALERT_TYPES as readonly (string | null)[]).includes(text);

/** Reads a view from the address: `view=rules&vehicle_id=1001&rule=curfew`. `null`: the page shows alerts, not rules. */
export function readRulesView(query: URLSearchParams): RulesView | null {
  if (query.get('view') !== 'rules') return null;
  const id = Number(query.get('vehicle_id'));
  const type = query.get('rule');
  const isKnown = isType(type) && type !== 'geofences';
  return {
    group: query.get('group') || null,
    vehicle: Number.isSafeInteger(id) && id > 0 ? id : null,
    // Rules of geofences are edited with their geofence.
    type: isKnown ? type : null,
    isForSeveral: isKnown && query.get('several') === 'true',
  };
}

/** The query of a view. */
export function rulesQuery({ group, vehicle, type, isForSeveral }: RulesView): URLSearchParams {
  const query = new URLSearchParams({ view: 'rules' });
  if (group !== null) query.set('group', group);
  if (vehicle !== null) query.set('vehicle_id', String(vehicle));
  if (type !== null) query.set('rule', type);
  if (type !== null && isForSeveral) query.set('several', 'true');
  return query;
}
