import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';

/**
 * Place of each vehicle in a picker: by rank, lowest first, then by name. Computed once, because users miss rows that move while they
 * tick.
 */
export function placesOf(vehicles: readonly Vehicle[], rankOf: (vehicle: Vehicle) => number): Map<number, number> {
  const ranks = new Map(vehicles.map((vehicle) => [vehicle.id, rankOf(vehicle)]));
  const rank = ({ id }: Vehicle) => ranks.get(id) ?? 0;
  const ordered = vehicles.toSorted(
    (a, b) => rank(a) - rank(b) || byName(a.vehicle_name, b.vehicle_name) || a.id - b.id,
  );
  return new Map(ordered.map(({ id }, place) => [id, place]));
}

/** Sorts vehicles by place. Newer ones come last. */
export function inPlaces(vehicles: readonly Vehicle[], places: ReadonlyMap<number, number>): Vehicle[] {
  const place = ({ id }: Vehicle) => places.get(id) ?? places.size;
  return vehicles.toSorted((a, b) => place(a) - place(b));
}

/** Whether none, some or all of the available vehicles are ticked. */
export function tickedOf(offered: readonly number[], chosen: ReadonlySet<number>): 'none' | 'some' | 'all' {
  const count = offered.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === offered.length ? 'all' : 'some';
}

/** Selection after vehicles are ticked or unticked. The others do not change. */
export function withTicked(chosen: ReadonlySet<number>, ids: readonly number[], isOn: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
