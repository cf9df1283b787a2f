import type { Card, Device, PlanOffer } from '../../api/model.ts';
import { mainAction, type Subscribed } from './subscribed.ts';

type Line = { device_key: string; plan_id: string };
type Renewed = { device: Pick<Device, 'device_key' | 'pricing_plan'> };

/**
 * Cart line that renews a subscription with the same plan. A trial cannot be bought again: the monthly plan of its level takes its
 * place (core 2.6). `null` if no such plan is on offer.
 */
export function renewalLine({ device }: Renewed, offers: readonly PlanOffer[]): Line | null {
  const { pricing_plan: plan, device_key } = device;
  const offer = plan.is_trial
    ? offers.find(
        ({ level, billing_model, tracking_only }) =>
          level === plan.level && billing_model === 'month_to_month' && tracking_only === plan.tracking_only,
      )
    : offers.find(({ id }) => id === plan.id);
  return offer ? { device_key, plan_id: offer.id } : null;
}

/**
 * Cart lines for several subscriptions. Skips devices that already have a plan in the cart. None if an Australian card pays (core 9).
 */
export function renewalLines(
  subscriptions: readonly Renewed[],
  offers: readonly PlanOffer[],
  cart: readonly { device_key?: string; plan_id?: string }[],
  payer: Pick<Card, 'country'> | null,
): Line[] {
  if (payer?.country === 'AU') return [];
  const inCart = new Set(cart.flatMap(({ device_key, plan_id }) => (device_key && plan_id ? [device_key] : [])));
  return subscriptions.flatMap((one) => {
    if (inCart.has(one.device.device_key)) return [];
    const line = renewalLine(one, offers);
    return line ? [line] : [];
  });
}

/**
 * Plan that a comparison opens with: the one to renew, or the one whose renewal was declined. `null`: nothing has to be renewed, or
 * its plan is not on offer.
 */
export function planToRenew(subscribed: Subscribed, offers: readonly PlanOffer[], now: number): PlanOffer | null {
  const action = mainAction(subscribed, now);
  if (action !== 'renew' && action !== 'pay') return null;
  const wanted = [subscribed.billing?.pending_plan?.plan_id, renewalLine(subscribed, offers)?.plan_id];
  return wanted.flatMap((plan) => offers.find(({ id }) => id === plan) ?? [])[0] ?? null;
}
