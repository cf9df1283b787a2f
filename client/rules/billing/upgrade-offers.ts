import type { UpgradeOffer } from '../../api/model.ts';
import type { Subscribed } from './subscribed.ts';

/** A vehicle whose device can be replaced by a newer module (commerce 9). */
export type Offered = Subscribed & { offer: UpgradeOffer };

/** Offers without an order, mandatory ones first. */
export const upgradeOffers = (all: readonly Subscribed[]): Offered[] =>
  all
    .flatMap((one): Offered[] => {
      const { upgrade_offer: offer, replacement_order_placed: isOrdered } = one.device;
      return offer && !isOrdered ? [{ ...one, offer }] : [];
    })
    .sort((a, b) => Number(b.offer.is_mandatory) - Number(a.offer.is_mandatory));

type Line = { device_key?: string; plan_id?: string; product_id?: number };

/**
 * Why a module cannot be added to the cart: it is there already, or the cart has plans, which cannot be bought together with a
 * module upgrade (commerce 4).
 */
export function moduleBlockedBy({ device, offer }: Offered, lines: readonly Line[]): 'inCart' | 'plans' | null {
  const isIn = lines.some((line) => line.device_key === device.device_key && line.product_id === offer.product_id);
  if (isIn) return 'inCart';
  return lines.some(({ plan_id }) => plan_id !== undefined) ? 'plans' : null;
}
