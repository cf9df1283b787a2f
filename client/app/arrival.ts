import { validateNext } from '../../generated/client/notice.ts';
import { listVehicles } from '../../generated/client/vehicle.ts';
import type { User } from '../api/model.ts';
import { queryClient } from '../data/query-client.ts';
import { vehiclesQuery } from '../data/vehicles/queries.ts';
import type { Person } from '../identity/types.ts';
import { boundAnswer, isFor } from '../lib/bound-answer.ts';
import { safeNext } from '../lib/safe-next.ts';
import { servesOnly, servesOthers } from '../rules/access/roles.ts';
import { ARRIVAL_LIMIT, BEFORE_NEXT } from '../rules/constants/session.ts';
import { canonicalAddress, pageExists } from './routes/find-route.ts';
import { type Arrival, landing } from './session-routing.ts';

/** Destination of a user who just signed in. `given` is the `next` of the address, which takes a second. */
export async function destinationOf(given: string | null, user: User, person: Person | null): Promise<string> {
  const [confirmed, hasVehicles] = await Promise.all([confirmedNext(given), ownsVehicles()]);
  const accountType = person?.accountType ?? null;
  const serving = { servesOthers: servesOthers(user, accountType), servesOnly: servesOnly(user, accountType) };
  const arrival: Arrival = { next: confirmed ?? answerOf(user), hasVehicles, ...serving };
  if (confirmed !== null) await new Promise((resolve) => setTimeout(resolve, BEFORE_NEXT));
  const target = landing(arrival);
  return pageExists(target) ? target : landing({ ...arrival, hasVehicles: true });
}

/** The page of an answer that waits for this user in this browser. */
function answerOf({ email }: User): string | null {
  const bound = boundAnswer();
  return bound !== null && isFor(bound, email) ? bound.pathname : null;
}

/** Address to open, if both the rule and the server accept it. Dropped if in doubt. */
async function confirmedNext(given: string | null): Promise<string | null> {
  const next = safeNext(given);
  if (next === null) return null;
  try {
    const { valid } = await validateNext({ next }, { auth: 'none', limit: ARRIVAL_LIMIT });
    return valid ? canonicalAddress(next) : null;
  } catch {
    return null;
  }
}

/**
 * Whether there are any vehicles. Takes the session's list if it is loaded. Otherwise reads one row, and takes the list if that arrives
 * first, as it does for a small fleet. `true` if the call for the row fails, so that the user is not redirected.
 */
async function ownsVehicles(): Promise<boolean> {
  const loaded = queryClient.getQueryData(vehiclesQuery().queryKey);
  if (loaded) return loaded.length > 0;
  const row = listVehicles({ limit: 1 }, { limit: ARRIVAL_LIMIT }).then(
    ({ count }) => count > 0,
    () => true,
  );
  const list = queryClient.ensureQueryData(vehiclesQuery()).then(
    (vehicles) => vehicles.length > 0,
    () => row,
  );
  return Promise.race([row, list]);
}
