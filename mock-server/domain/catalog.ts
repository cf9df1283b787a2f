import { addOns, addOnsById } from '../../fixtures/catalog/add-ons.ts';
import { countries } from '../../fixtures/catalog/countries.ts';
import { type Plan, plans, plansById } from '../../fixtures/catalog/plans.ts';
import { productCapabilities } from '../../fixtures/catalog/product-capabilities.ts';
import { products } from '../../fixtures/catalog/products.ts';
import { troubleCodes } from '../../fixtures/catalog/trouble-codes.ts';
import type { Country, PlanAddOn, PlanOffer, Product, TroubleCode } from '../../generated/contract/types.gen.ts';
import type { Currency, DeviceRow } from '../world/rows.ts';
import { toDollars } from './money/cents.ts';
import { planPrice, savingsOverMonthly } from './money/prices.ts';

export { productCapabilities };

const HOME: Country = 'US';

/** Finds a plan by id. Throws for an unknown one, which only a broken seed can have. */
export function planOf(id: string): Plan {
  const plan = plansById.get(id);
  if (!plan) throw new Error(`No plan ${id}`);
  return plan;
}

export function addOnName(id: string): string {
  return addOnsById.get(id)?.name ?? id;
}

export function isDashCam(device: DeviceRow): boolean {
  return productCapabilities(device.product_name).kind === 'dash_cam';
}

/** Streaming add-ons available for a device, at the price of its plan level. None without a camera. */
export function planAddOnsOf(device: DeviceRow, country: Country = HOME): PlanAddOn[] {
  if (!isDashCam(device)) return [];
  const { level } = planOf(device.plan_id);
  return addOns.map(({ prices, media_bucket_capacity_mb: _capacity, ...addOn }) => {
    const byLevel = prices[country];
    if (!byLevel) throw new Error(`${addOn.id} has no price in ${country}`);
    return { ...addOn, price: byLevel[level], plan_level_price: byLevel };
  });
}

/** The device's active streaming add-on, if any. */
export function streamingAddOn(device: DeviceRow, now: number) {
  const active = device.add_ons.find(
    ({ plan_add_on_id, expiration }) =>
      expiration > now && (addOnsById.get(plan_add_on_id)?.cellular_usage_limit_mb ?? 0) > 0,
  );
  return active && addOnsById.get(active.plan_add_on_id);
}

/** Meaning of a trouble code. Falls back to the code itself. */
export function troubleCode(code: string): TroubleCode {
  return (
    troubleCodes[code] ?? {
      tech_definition: code,
      effect_on_vehicle: 'No description of this code is available.',
      system: 'Ask a repair shop to read it.',
      urgency_desc: 'Unknown.',
    }
  );
}

/** Plans on sale in a country: those for a device's hardware, or all. The cheapest first within a level and term. */
export function planOffers(country: Country, device: DeviceRow | null): PlanOffer[] {
  const kind = device && productCapabilities(device.product_name).kind;
  const offered = plans.filter(({ offered_to }) => (kind ? offered_to.includes(kind) : offered_to.length > 0));
  return offered.flatMap((plan): PlanOffer[] => {
    const { prices: _, offered_to: _kinds, ...shown } = plan;
    const price = planPrice(plan, country);
    const savings = savingsOverMonthly(plan, plans, country);
    if (price.refusal !== null) return [];
    return [
      {
        ...shown,
        price: toDollars(price.price),
        currency: currencyOf(country),
        savings_over_monthly: savings.refusal === null ? toDollars(savings.price) : 0,
        plan_add_ons: device ? planAddOnsOf({ ...device, plan_id: plan.id }, country) : [],
      },
    ];
  });
}

/** Hardware for sale in a country, with its prices (commerce 9). */
export function productsFor(country: string): Product[] {
  const currency = currencyOf(country in countries ? (country as Country) : HOME);
  return products.flatMap(({ prices, kind, ...product }) => {
    const price = prices[country as Country];
    if (!price) return [];
    return {
      ...product,
      category: kind === null ? 'accessory' : 'module',
      price: price.msrp,
      price_without_plan: price.without_plan,
      price_with_level_2_yearly: price.level_2_yearly,
      currency,
    };
  });
}

export const currencyOf = (country: Country): Currency => countries[country].currency;
