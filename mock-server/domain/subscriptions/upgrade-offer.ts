import type { ProductSeed } from '../../../fixtures/catalog/products.ts';
import { products } from '../../../fixtures/catalog/products.ts';
import { NETWORK_ENDS, UPGRADE_PERCENT, UPGRADE_SKUS } from '../../../fixtures/catalog/upgrades.ts';
import type { UpgradeOffer } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import { DAY } from '../../world/duration.ts';
import type { Cents, DeviceRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';
import { iso } from '../iso.ts';
import { toDollars } from '../money/cents.ts';
import { offeredPrice } from '../money/prices.ts';
import { countryOfDevice } from './account.ts';

/** The newer module that a device is offered, with its discount and price. */
export type OfferedModule = { product: ProductSeed; percent: number; price: Cents };

/** The offer of a device, or null. None in a country without such a module, and none once a replacement is ordered. */
export function offeredModule(world: World, device: DeviceRow): OfferedModule | null {
  const country = countryOfDevice(world, device);
  if (device.upgrade_offer === null || device.replacement_order_placed || country === null) return null;
  const percent = UPGRADE_PERCENT[planOf(device.plan_id).level];
  for (const sku of UPGRADE_SKUS) {
    const product = products.find((one) => one.sku === sku);
    if (!product) continue;
    const offered = offeredPrice(product, percent, country);
    if (offered.refusal === null) return { product, percent, price: offered.price };
  }
  return null;
}

/** The same for the device's owner. A mandatory one has the day on which the old module loses its network. */
export function upgradeOfferView(world: World, device: DeviceRow): EveryKey<UpgradeOffer> | null {
  const offer = offeredModule(world, device);
  if (!offer) return null;
  const is_mandatory = device.upgrade_offer === 'mandatory';
  return {
    product_id: offer.product.id,
    sku: offer.product.sku,
    discount_percent: offer.percent,
    price: toDollars(offer.price),
    is_mandatory,
    service_ends_at: is_mandatory ? iso(world.origin.epoch + NETWORK_ENDS * DAY) : null,
  };
}
