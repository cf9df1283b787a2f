import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups/groups.ts';

/**
 * The place of each vehicle while they are chosen from: by rank, the lowest first, then by name. Worked out once: rows that
 * change their place while somebody ticks them are missed.
 */
export function placesOf(vehicles: readonly Vehicle[], rankOf: (vehicle: Vehicle) => number): Map<number, number> {
  const ranks = new Map(vehicles.map((vehicle) => [vehicle.id, rankOf(vehicle)]));
  const rank = ({ id }: Vehicle) => ranks.get(id) ?? 0;
  const ordered = vehicles.toSorted(
    (a, b) => rank(a) - rank(b) || byName(a.vehicle_name, b.vehicle_name) || a.id - b.id,
  );
  return new Map(ordered.map(({ id }, place) => [id, place]));
}

/** Vehicles in their places; those that came since stand at the end. */
export function inPlaces(vehicles: readonly Vehicle[], places: ReadonlyMap<number, number>): Vehicle[] {
  const place = ({ id }: Vehicle) => places.get(id) ?? places.size;
  return vehicles.toSorted((a, b) => place(a) - place(b));
}

/** How many of those that can be ticked are: none, some or all. */
export function tickedOf(offered: readonly number[], chosen: ReadonlySet<number>): 'none' | 'some' | 'all' {
  const count = offered.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === offered.length ? 'all' : 'some';
}

/** What is chosen once vehicles are ticked, or unticked; the others stay as they are. */
export function withTicked(chosen: ReadonlySet<number>, ids: readonly number[], isOn: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
