import type { Device, Subscription, Vehicle } from '../../api/model.ts';
import { DAY } from '../time/duration.ts';
import { hasLapsed, isPausedAhead, lapse } from '../vehicle/vehicle-state.ts';

/** A vehicle of the account with its device and billing. */
export type Subscribed = { vehicle: Vehicle; device: Device; billing: Subscription | null };

/** Joins the user's own vehicles with their devices, in the order of the vehicles. Shared vehicles are billed to their owner. */
export function subscribedOf(vehicles: readonly Vehicle[], devices: readonly Device[]): Subscribed[] {
  const byKey = new Map(devices.map((device) => [device.device_key, device]));
  return vehicles.flatMap((vehicle) => {
    const device = vehicle.isShared ? undefined : byKey.get(vehicle.device_key);
    return device ? [{ vehicle, device, billing: device.subscription ?? null }] : [];
  });
}

/** State of a subscription in one word (commerce 4). The first that applies, in the order of `subscriptionState`. */
export type SubscriptionState =
  | 'expired'
  | 'paused'
  | 'replacement'
  | 'failed'
  | 'changes'
  | 'pauses'
  | 'trial'
  | 'trialEnds'
  | 'ends'
  /** The server does not say whether the plan renews. */
  | 'unknown'
  | 'renews';

export function subscriptionState({ vehicle, device, billing }: Subscribed, now: number): SubscriptionState {
  const lapsed = lapse(vehicle, now);
  if (lapsed && !billing?.renewal_failure) return lapsed;
  if (billing?.renewal_failure) return 'failed';
  // Its plan waits for the ordered module, and is not restricted (commerce 6).
  if (lapse({ ...vehicle, replacement_order_placed: false }, now)) return 'replacement';
  if (billing?.pending_plan) return 'changes';
  if (billing?.pause) return 'pauses';
  if (device.autorenewal === undefined) return 'unknown';
  // A trial without a plan to follow ends, also with autorenewal.
  if (device.pricing_plan.is_trial)
    return device.autorenewal && billing?.renewal_amount != null ? 'trial' : 'trialEnds';
  return device.autorenewal ? 'renews' : 'ends';
}

/** Whether the subscription has ended: the vehicle is not tracked until it is renewed. */
export const hasEnded = (state: SubscriptionState): boolean => state === 'expired' || state === 'paused';

/**
 * Whether a renewal has to be bought: the plan has ended. A pause that ends by itself does not count, whether the server names it
 * (`pause`) or only its date says so.
 */
export const needsRenewal = ({ vehicle, billing }: Subscribed, now: number): boolean =>
  hasLapsed(vehicle, now) && !billing?.pause && !billing?.renewal_failure;

/** Whether the device is paused and can return to service without buying a plan (commerce 4). */
export const canResume = ({ vehicle, billing }: Subscribed, now: number): boolean =>
  lapse(vehicle, now) === 'paused' && (billing?.pause != null || isPausedAhead(vehicle, now));

/** A plan that ends within this time needs action. Assumed. */
const SOON = 30 * DAY;

/** Milliseconds since 1970 of the renewal or the end. `null`: never. */
export const renewalOf = ({ device }: Subscribed): number | null => {
  const { plan_renewal_date: date } = device.pricing_plan;
  return date ? Date.parse(date) : null;
};

/** Whether the owner has to act: the renewal failed, or the plan ends soon. */
export function needsAction(subscribed: Subscribed, now: number): boolean {
  const state = subscriptionState(subscribed, now);
  if (state === 'failed') return true;
  const at = renewalOf(subscribed);
  return (state === 'ends' || state === 'trialEnds') && at !== null && at - now <= SOON;
}

/** Order of the list: failed renewals, plans that end soon, the others, ended ones last. */
function rankOf(subscribed: Subscribed, now: number): number {
  const state = subscriptionState(subscribed, now);
  if (state === 'failed') return 0;
  if (hasEnded(state)) return 3;
  return needsAction(subscribed, now) ? 1 : 2;
}

/** Sorts by need for action. Equal ranks keep their order. */
export function byNeed(all: readonly Subscribed[], now: number): Subscribed[] {
  const ranks: Subscribed[][] = [[], [], [], []];
  for (const one of all) ranks[rankOf(one, now)]?.push(one);
  return ranks.flat();
}

/** The one action of a vehicle that its state suggests. */
export type MainAction = 'pay' | 'renew' | 'resume' | 'choose' | 'manage';

export function mainAction(subscribed: Subscribed, now: number): MainAction {
  switch (subscriptionState(subscribed, now)) {
    case 'failed':
      return 'pay';
    case 'paused':
      return canResume(subscribed, now) ? 'resume' : 'renew';
    case 'expired':
      return 'renew';
    case 'trialEnds':
      return 'choose';
    case 'ends':
      return needsAction(subscribed, now) ? 'renew' : 'manage';
    default:
      return 'manage';
  }
}
