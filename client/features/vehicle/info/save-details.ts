import type { Vehicle, VehicleUpdate } from '../../../api/model.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { milesOf } from '../../../rules/vehicle/maintenance.ts';
import { changesOf } from '../../../ui/form/changes.ts';
import type { SentDetails } from './details.ts';

/** The mileage was not set (commerce 8). `saved`: the vehicle, if other changes were saved before. */
export class MileageNotSet extends Error {
  override readonly name = 'MileageNotSet';
  readonly saved: Vehicle | null;

  constructor(cause: unknown, saved: Vehicle | null) {
    super('The mileage was not set', { cause });
    this.saved = saved;
  }
}

/** Last known values on the server. Only a save updates them, so that it does not undo changes of other users. */
export type SavedDetails = {
  vehicle: Vehicle;
  /** As the form showed it, in the user's unit. `null` if unknown. */
  mileage: number | null;
};
type Calls = {
  update: (changes: VehicleUpdate) => Promise<Vehicle>;
  setMileage: (miles: number) => Promise<unknown>;
};

/**
 * One save with two calls: the vehicle, then its odometer, each only if changed. `null`: neither is. If the first fails, the second is not sent. If the
 * second fails, `MileageNotSet` has the result of the first, so that a retry only sends the rest.
 */
export async function saveDetails(
  { mileage, ...rest }: SentDetails,
  { vehicle, mileage: shown }: SavedDetails,
  units: Units,
  { update, setMileage }: Calls,
): Promise<SavedDetails | null> {
  const changes = changesOf(vehicle, rest);
  const saved = changes && (await update(changes));
  if (mileage === null || mileage === shown) return saved && { vehicle: saved, mileage: shown };
  try {
    await setMileage(milesOf(mileage, units));
  } catch (failure) {
    throw new MileageNotSet(failure, saved);
  }
  return { vehicle: saved ?? vehicle, mileage };
}
