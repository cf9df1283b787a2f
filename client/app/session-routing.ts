import { paths } from '../lib/paths.ts';
import { findRoute } from './routes/find-route.ts';

/**
 * Sign-in address for a visitor at an address with its query (core 2.2), with `next` unless the page drops it. After an expired
 * session the address only has `next`. Dealers return to their own door.
 */
export function signInAddress(address: string, hasExpired: boolean, isDealer = false): string {
  const query = new URLSearchParams();
  if (!hasExpired) query.set('session', 'true');
  if (findRoute(address)?.next !== 'dropped') query.set('next', address);
  const text = query.toString();
  const page = isDealer ? paths.dealerLogin : paths.login;
  return text === '' ? page : `${page}?${text}`;
}

/** Prefixes that a user without vehicles may open after signing in. Other addresses redirect to add a vehicle. */
const OPEN_WITHOUT_VEHICLES = [
  '/profile',
  '/billing',
  '/subscriptions',
  '/products',
  '/sharing',
  '/help-center',
  '/support',
  // Invited users have no vehicle until they answer.
  '/invite',
  '/accept-transfer',
  '/decline-transfer',
];

/**
 * Input for the destination after signing in. `next` has been checked. `servesOthers`: an installer or dealer. `servesOnly`: one without
 * vehicles of their own, or shared ones.
 */
export type Arrival = { next: string | null; hasVehicles: boolean; servesOthers: boolean; servesOnly: boolean };

/** Destination after signing in (core 2.2). A user with no vehicles adds one first, except installers and dealers, who come to their work. */
export function landing({ next, hasVehicles, servesOthers, servesOnly }: Arrival): string {
  if (servesOnly) return next ?? paths.installer;
  const isExempt = next !== null && OPEN_WITHOUT_VEHICLES.some((prefix) => next.startsWith(prefix));
  if (!hasVehicles && !servesOthers && !isExempt) return paths.addSubscription;
  return next ?? paths.dashboard;
}
