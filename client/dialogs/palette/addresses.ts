import type { Vehicle } from '../../api/model.ts';
import type { Place } from '../../data/places/queries.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import { begins } from '../../rules/vehicle/search.ts';
import { type FoundVehicle, VEHICLES } from './results.ts';
import { indexOf, type TextIndex } from './text-index.ts';

/** Fewer letters begin a word of nearly every address: W, St, IL. */
const FROM = 3;

type Placed = { vehicle: Vehicle; address: string };

/** Vehicles whose address is known and may be shown, with the name for "van lake st". Built once per change of the vehicles. */
export function indexAddresses(
  vehicles: readonly Vehicle[],
  addressOf: (place: Place) => string | null,
): TextIndex<Placed> {
  const placed = vehicles.flatMap((vehicle) => {
    const gate = positionGate(vehicle);
    const address = gate.allowed ? addressOf(gate.position) : null;
    return address === null ? [] : [{ vehicle, address }];
  });
  return indexOf(placed, ({ vehicle, address }) => `${vehicle.vehicle_name} ${address}`);
}

/** Adds vehicles at an address that the words name, up to the limit. They are never offered a command. */
export function withVehiclesAt(
  words: readonly string[],
  index: TextIndex<Placed>,
  found: readonly FoundVehicle[],
): FoundVehicle[] {
  const all = [...found];
  if (!words.some((word) => word.length >= FROM)) return all;
  const ids = new Set(found.map(({ item }) => item.id));
  for (const { item, text } of index) {
    if (all.length >= VEHICLES) break;
    const { vehicle, address } = item;
    if (!ids.has(vehicle.id) && words.every((word) => begins(text, word)))
      all.push({ item: vehicle, parts: [], address });
  }
  return all;
}
