import type { Coupon } from '../../../fixtures/catalog/coupons.ts';
import { DAY, MINUTE } from '../../world/duration.ts';
import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type FoundCoupon, findCoupon } from '../money/coupon.ts';
import type { CartLine } from './cart-lines.ts';

/** Different wrong codes that an account can try in a quarter of an hour. More than typing errors need. */
const GUESSES = 10;
const WINDOW = 15 * MINUTE;

type Asked = {
  subscriber: number;
  code: string | null;
  lines: readonly Pick<CartLine, 'plan' | 'device'>[];
  now: Instant;
};
type Answer =
  | { coupon: null; refusal: null }
  | FoundCoupon
  | { coupon: null; refusal: 'used' }
  | { coupon: null; refusal: 'too_many'; seconds: number };

/** The coupon of a cart. Each account can use a code once, and try a few wrong ones. */
export function couponOf(world: World, { subscriber, code, lines, now }: Asked): Answer {
  if (!code) return { coupon: null, refusal: null };
  const seconds = secondsToWait(world, subscriber, now);
  // Right codes are refused as well, because the answer would tell them from wrong ones.
  if (seconds !== null) return { coupon: null, refusal: 'too_many', seconds };
  const found = findCoupon(code, Math.floor((now - world.origin.epoch) / DAY));
  if (found.refusal === 'unknown') countGuess(world, subscriber, code, now);
  return found.coupon && isUsed(world, subscriber, found.coupon, lines) ? { coupon: null, refusal: 'used' } : found;
}

/**
 * Whether an account has used a coupon: it was taken off a payment, or waits for the end of a trial. A pending plan that this cart
 * replaces returns its coupon.
 */
function isUsed(world: World, subscriber: number, { code }: Coupon, lines: Asked['lines']): boolean {
  const isTaken = world.tables.payments
    .by('subscriber', subscriber)
    .some(({ failure, payment }) => !failure && payment.coupon_code === code && (payment.coupon_discount ?? 0) > 0);
  if (isTaken) return true;
  const replaced = new Set(lines.flatMap(({ plan, device }) => (plan && device ? [device.id] : [])));
  return world.tables.vehicles
    .by('subscriber', subscriber)
    .some(
      ({ device_key }) =>
        !replaced.has(device_key) && world.tables.devices.get(device_key)?.pending_plan?.coupon_code === code,
    );
}

type Guess = { code: string; at: Instant };
const idOf = (subscriber: number): string => `coupon-guesses:${subscriber}`;

function guesses(world: World, subscriber: number, now: Instant): Guess[] {
  const all = (world.tables.meta.get(idOf(subscriber))?.value ?? []) as Guess[];
  return all.filter(({ at }) => now - at < WINDOW);
}

/** Seconds until an account can try another code. `null`: it can now. */
function secondsToWait(world: World, subscriber: number, now: Instant): number | null {
  const [oldest, ...others] = guesses(world, subscriber, now);
  return oldest && others.length + 1 >= GUESSES ? Math.ceil((oldest.at + WINDOW - now) / 1000) : null;
}

/** A repeated wrong code tells nothing new. */
function countGuess(world: World, subscriber: number, code: string, now: Instant): void {
  const recent = guesses(world, subscriber, now);
  if (recent.some((guess) => guess.code === code)) return;
  world.tables.meta.put({ id: idOf(subscriber), value: [...recent, { code, at: now }] });
}
