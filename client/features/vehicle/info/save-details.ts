import type { Vehicle, VehicleUpdate } from '../../../api/model.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { milesOf } from '../../../rules/vehicle/maintenance.ts';
import { changesOf, isEmpty } from './changes.ts';
import type { SentDetails } from './details.ts';

/** The mileage was not set (commerce 8). `saved`: what became of the vehicle, if other changes were saved before. */
export class MileageNotSet extends Error {
  override readonly name = 'MileageNotSet';
  readonly saved: Vehicle | null;

  constructor(cause: unknown, saved: Vehicle | null) {
    super('The mileage was not set', { cause });
    this.saved = saved;
  }
}

/** What is known to be on the server, which only a save changes: what somebody else changes meanwhile is not undone. */
export type SavedDetails = {
  vehicle: Vehicle;
  /** As the form showed it, in the user's unit; null where none was known. */
  mileage: number | null;
};
type Calls = {
  update: (changes: VehicleUpdate) => Promise<Vehicle>;
  setMileage: (miles: number) => Promise<unknown>;
};
export type Outcome = { known: SavedDetails; hasChanged: boolean };

/**
 * One save, two calls: the vehicle, then its odometer, each where something of it was changed. If the first fails, the second
 * is not sent; if the second fails, `MileageNotSet` says what became of the first, so that another try sends the rest alone.
 */
export async function saveDetails(
  { mileage, ...rest }: SentDetails,
  { vehicle, mileage: shown }: SavedDetails,
  units: Units,
  { update, setMileage }: Calls,
): Promise<Outcome> {
  const changes = changesOf(vehicle, rest);
  const saved = isEmpty(changes) ? null : await update(changes);
  const known = { vehicle: saved ?? vehicle, mileage: shown };
  if (mileage === null || mileage === shown) return { known, hasChanged: saved !== null };
  try {
    await setMileage(milesOf(mileage, units));
  } catch (failure) {
    throw new MileageNotSet(failure, saved);
  }
  return { known: { ...known, mileage }, hasChanged: true };
}
