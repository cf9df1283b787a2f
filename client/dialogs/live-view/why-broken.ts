import { getVehicle } from '../../../generated/client/vehicle.ts';
import type { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { queryClient } from '../../data/query-client.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { failureOf } from './connect.ts';
import type { Failure } from './live-state.ts';

/**
 * Why a stream that played has ended, by the server's refusal of a ping. Where the vehicle is no longer the user's to see, the
 * list of vehicles is read first, so that the view says that.
 */
export async function whyBroken({ id }: Vehicle, refusal: ApiError): Promise<Failure> {
  if (refusal.kind === 'not-found' && !(await isSeen(id))) {
    await queryClient.refetchQueries({ queryKey: vehiclesQuery().queryKey });
  }
  return failureOf(refusal);
}

async function isSeen(vehicleId: number): Promise<boolean> {
  return getVehicle(vehicleId).then(
    () => true,
    ({ kind }: ApiError) => kind !== 'not-found',
  );
}
