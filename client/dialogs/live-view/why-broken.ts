import type { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { queryClient } from '../../data/query-client.ts';
import { isSeen } from '../../data/vehicles/is-seen.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { failureOf } from './connect.ts';
import type { Failure } from './live-state.ts';

/**
 * Why a stream has ended, by the server's refusal of a ping. If the vehicle is no longer visible to the user, refetches
 * the list of vehicles first, so that the view states this instead.
 */
export async function whyBroken({ id }: Vehicle, refusal: ApiError): Promise<Failure> {
  if (refusal.kind === 'not-found' && !(await isSeen(id))) {
    await queryClient.refetchQueries({ queryKey: vehiclesQuery().queryKey });
  }
  return failureOf(refusal);
}
