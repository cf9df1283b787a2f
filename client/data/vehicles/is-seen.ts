import { getVehicle } from '../../../generated/client/vehicle.ts';
import type { ApiError } from '../../api/errors.ts';

/** Whether the user still sees a vehicle. Rejects never: a lost call does not say that it is gone. */
export const isSeen = (vehicleId: number): Promise<boolean> =>
  getVehicle(vehicleId).then(
    () => true,
    ({ kind }: ApiError) => kind !== 'not-found',
  );
