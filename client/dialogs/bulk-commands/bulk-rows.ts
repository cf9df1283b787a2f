import type { Vehicle } from '../../api/model.ts';
import { type BulkCommand, type BulkViewer, bulkGate } from '../../rules/bulk.ts';
import type { CommandBar, Gate } from '../../rules/command-gate.ts';
import { isVehicleFound, wordsOf } from '../../rules/search.ts';

/** One vehicle of the list, and whether the chosen command can be sent to it. */
export type BulkListed = { vehicle: Vehicle; gate: Gate<CommandBar> };

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * The place of each vehicle while the dialog is open: by name, those that no command could reach last. Worked out once: rows
 * that change their place while somebody ticks them are missed.
 */
export function placesOf(vehicles: readonly Vehicle[], viewer: BulkViewer): ReadonlyMap<number, number> {
  const isBarred = new Map(vehicles.map((vehicle) => [vehicle.id, bulkGate(vehicle, null, viewer).allowed ? 0 : 1]));
  const rank = (vehicle: Vehicle) => isBarred.get(vehicle.id) ?? 0;
  const ordered = vehicles.toSorted(
    (a, b) => rank(a) - rank(b) || collator.compare(a.vehicle_name, b.vehicle_name) || a.id - b.id,
  );
  return new Map(ordered.map(({ id }, place) => [id, place]));
}

/** The rows in their places; vehicles that came since stand at the end. */
export function rowsFor(
  vehicles: readonly Vehicle[],
  { places, command, viewer }: { places: ReadonlyMap<number, number>; command: BulkCommand | null; viewer: BulkViewer },
): BulkListed[] {
  const place = ({ id }: Vehicle) => places.get(id) ?? places.size;
  return vehicles
    .toSorted((a, b) => place(a) - place(b))
    .map((vehicle) => ({ vehicle, gate: bulkGate(vehicle, command, viewer) }));
}

/** Rows whose vehicle a text finds (`rules/search.ts`). */
export function matchingRows(rows: readonly BulkListed[], text: string): readonly BulkListed[] {
  const words = wordsOf(text);
  return words.length === 0 ? rows : rows.filter(({ vehicle }) => isVehicleFound(vehicle, words));
}

/** Ids of the rows that can be ticked. */
export const allowedIn = (rows: readonly BulkListed[]): number[] =>
  rows.filter(({ gate }) => gate.allowed).map(({ vehicle }) => vehicle.id);
