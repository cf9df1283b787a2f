import type { Vehicle } from '../../api/model.ts';
import { byName } from '../../rules/groups.ts';
import { isVehicleFound, wordsOf } from '../../rules/search.ts';

/** Pixels of a vehicle to choose, wherever it is: room for a finger, and a list of 312 ends within a row and is seen to go on. */
export const ROW_HEIGHT = 48;

/** By name, those of `first` above the others. */
export const inPickerOrder = (vehicles: readonly Vehicle[], first: ReadonlySet<number>): Vehicle[] =>
  [...vehicles].sort(
    (a, b) =>
      Number(first.has(b.id)) - Number(first.has(a.id)) || byName(a.vehicle_name, b.vehicle_name) || a.id - b.id,
  );

/** Vehicles that a text finds (`rules/search.ts`). */
export function findVehicles(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const words = wordsOf(text);
  return words.length === 0 ? vehicles : vehicles.filter((vehicle) => isVehicleFound(vehicle, words));
}

/** "2023 Ford Transit 250", as far as it is known. */
export const kindOf = ({ vehicle_year, vehicle_make, vehicle_model }: Vehicle): string =>
  [vehicle_year, vehicle_make, vehicle_model].filter(Boolean).join(' ');

/** How many of those that can be ticked are: none, some or all. */
export function tickedOf(offered: readonly number[], chosen: ReadonlySet<number>): 'none' | 'some' | 'all' {
  const count = offered.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === offered.length ? 'all' : 'some';
}

/** All of those offered ticked; or, where they are already, none of them. What is not offered stays as it is. */
export function toggleAll(offered: readonly number[], chosen: ReadonlySet<number>): ReadonlySet<number> {
  const next = new Set(chosen);
  const isTicked = tickedOf(offered, chosen) === 'all';
  for (const id of offered) {
    if (isTicked) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Rows that a page goes over. */
const PAGE = 6;

/** Where a key leads in a list of `count` rows; null for one that is not about moving. */
export function rowAfter(key: string, at: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
