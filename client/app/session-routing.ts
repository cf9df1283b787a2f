import { paths } from '../lib/paths.ts';
import { findRoute } from './routes/find-route.ts';

/**
 * Where somebody without a session is sent from an address with its query (core 2.2): to sign in and back, unless the page
 * takes no `next`. After a session that ended by itself the address says nothing but where to go on.
 */
export function signInAddress(address: string, hasExpired: boolean): string {
  const query = new URLSearchParams();
  if (!hasExpired) query.set('session', 'true');
  if (findRoute(address)?.next !== 'dropped') query.set('next', address);
  const text = query.toString();
  return text === '' ? paths.login : `${paths.login}?${text}`;
}

/** Prefixes that a user without vehicles may go to after signing in, instead of being sent to add one. */
const OPEN_WITHOUT_VEHICLES = [
  '/profile',
  '/billing',
  '/subscriptions',
  '/products',
  '/sharing',
  '/help-center',
  '/support',
  // Who was invited has no vehicle yet; answering is how they get one.
  '/invite',
  '/accept-transfer',
  '/decline-transfer',
];

/** What decides where to go after signing in. `next` has been found safe. */
export type Arrival = { next: string | null; hasVehicles: boolean; servesOthers: boolean };

/** Where to go after signing in (core 2.2): a user with no vehicles adds one first. Installers and dealers serve others'. */
export function landing({ next, hasVehicles, servesOthers }: Arrival): string {
  const isExempt = next !== null && OPEN_WITHOUT_VEHICLES.some((prefix) => next.startsWith(prefix));
  if (!hasVehicles && !servesOthers && !isExempt) return paths.addSubscription;
  return next ?? paths.dashboard;
}
