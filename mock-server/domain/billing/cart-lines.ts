import { type AddOn, addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import { type PlanLevel, plansById } from '../../../fixtures/catalog/plans.ts';
import { type ProductSeed, productsById } from '../../../fixtures/catalog/products.ts';
import type { PaymentLineItem } from '../../../generated/contract/types.gen.ts';
import type { Cents, DeviceRow, Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { owns } from '../access/rights.ts';
import { isDashCam, productCapabilities } from '../catalog.ts';
import { sumOf, toDollars } from '../money/cents.ts';
import { changeTo } from '../money/change.ts';
import type { LineInput } from '../money/line.ts';
import { isFreeAt } from '../money/prices.ts';
import { currencyOfDevice } from '../subscriptions/account.ts';
import { currentTermIn } from '../subscriptions/terms.ts';
import { offeredModule } from '../subscriptions/upgrade-offer.ts';

/** A line of a cart with the device that it is for. */
export type CartLine = LineInput & { device: DeviceRow | null; is_module_upgrade: boolean };
export type LineError = { device_key?: string; product_id?: number; plan_id?: string; detail: string };

/** A quantity of the contract. */
const MOST_PIECES = 10;

/**
 * Reads the lines of a request. Lines of one device are one line, and so are those of a product without device (commerce 4). Several
 * products with a plan become a line for each vehicle.
 * Returns what is wrong with single lines, if anything.
 */
export function readLines(
  world: World,
  items: readonly PaymentLineItem[],
  now: Instant,
): { lines: CartLine[]; errors: LineError[] } {
  const errors: LineError[] = [];
  const lines: CartLine[] = [];
  for (const item of merged(items, errors)) {
    const line = readLine(world, item, now);
    if ('detail' in line) errors.push(errorOf(item, line.detail));
    else lines.push(...vehiclesOf(line));
  }
  const upgrades = lines.filter(({ is_module_upgrade }) => is_module_upgrade);
  if (upgrades.length > 0) {
    for (const { plan, device } of lines) {
      if (plan)
        errors.push(errorOf({ device_key: device?.id }, 'Plans cannot be bought together with a module upgrade.'));
    }
  }
  return { lines, errors };
}

/** Products with a plan are for one new vehicle each, whose plan begins and renews on its own. Other lines are one. */
function vehiclesOf(line: CartLine): CartLine[] {
  const isForVehicles = !line.device && line.plan !== null;
  return isForVehicles
    ? Array.from({ length: line.product_quantity }, () => ({ ...line, product_quantity: 1 }))
    : [line];
}

function merged(items: readonly PaymentLineItem[], errors: LineError[]): PaymentLineItem[] {
  const byKey = new Map<string, PaymentLineItem>();
  for (const item of items) {
    const key = item.device_key ?? `product ${item.product_id} ${item.plan_id ?? ''}`;
    const held = byKey.get(key);
    if (!held) {
      byKey.set(key, item);
      continue;
    }
    for (const name of ['plan_id', 'plan_add_on_id', 'product_id'] as const) {
      const isTwice = held[name] !== undefined && item[name] !== undefined && held[name] !== item[name];
      if (isTwice) errors.push(errorOf(item, `Two values of ${name} for one line.`));
    }
    const pieces = item.product_id === undefined ? 0 : (item.product_quantity ?? 1);
    const heldPieces = held.product_id === undefined ? 0 : (held.product_quantity ?? 1);
    const isOneLine = pieces + heldPieces > 0;
    byKey.set(key, { ...held, ...item, ...(isOneLine && { product_quantity: pieces + heldPieces }) });
  }
  return [...byKey.values()];
}

function readLine(world: World, item: PaymentLineItem, now: Instant): CartLine | { detail: string } {
  const device = item.device_key === undefined ? null : (world.tables.devices.get(item.device_key) ?? null);
  const plan = item.plan_id === undefined ? null : plansById.get(item.plan_id);
  const addOn = item.plan_add_on_id === undefined ? null : addOnsById.get(item.plan_add_on_id);
  const product = item.product_id === undefined ? null : productsById.get(item.product_id);
  if (plan === undefined) return { detail: `There is no plan ${item.plan_id}.` };
  if (addOn === undefined) return { detail: `There is no add-on ${item.plan_add_on_id}.` };
  if (product === undefined || product?.is_b2c_product === false) return { detail: 'This product is not on sale.' };
  if (!plan && !addOn && !product) return { detail: 'The line buys nothing.' };
  const quantity = product ? (item.product_quantity ?? 1) : 1;
  if (quantity > MOST_PIECES) return { detail: `At most ${MOST_PIECES} pieces of a product can be ordered at once.` };
  const line = { plan, add_on: addOn, product, product_quantity: quantity, device, is_module_upgrade: false };
  if (!device) {
    if (!product || addOn) return { detail: 'A plan or an add-on needs a device.' };
    if (plan && (!product.kind || !plan.offered_to.includes(product.kind)))
      return { detail: `${plan.name} is not available for ${product.name}.` };
    return { ...line, current: null };
  }
  const { kind } = productCapabilities(device.product_name);
  if (plan && !plan.offered_to.includes(kind)) return { detail: `${plan.name} is not available for this device.` };
  if (addOn && !isDashCam(device)) return { detail: 'Streaming needs a dash cam.' };
  if (addOn?.is_trial && device.add_ons.length > 0) return { detail: 'The free streaming trial was used already.' };
  const isTrialPending = !plan && addOnsById.get(device.pending_plan?.add_on_id ?? '')?.is_trial;
  if (addOn?.is_trial && isTrialPending) return { detail: 'The free streaming trial begins with the next plan.' };
  const current = currentTermIn(device, currencyOfDevice(world, device));
  if (addOn && !plan && current.ends <= now) return { detail: 'Renew the plan first: an add-on needs an active plan.' };
  if (addOn && !plan && isIncluded(device, addOn, current.plan.level, now))
    return { detail: `${addOn.name} is included in the plan and renews with it.` };
  const isPaidAhead = device.pending_plan !== null && device.pending_plan.paid !== null;
  if (plan && isPaidAhead && changeTo(plan, current, now).starts === 'at_term_end') {
    return { detail: 'The next term is already paid. Cancel it first to choose another plan.' };
  }
  if (!product) return { ...line, current };
  const offer = offeredModule(world, device);
  if (offer?.product.id !== product.id) return { detail: 'No module upgrade is offered for this device.' };
  if (quantity > 1) return { detail: 'A module upgrade is one module for one device.' };
  return { ...line, current, product: atOffer(product, offer.price), is_module_upgrade: true };
}

/** Whether a device has an add-on that costs nothing at the level of its plan, so that there is nothing to buy. */
const isIncluded = (device: DeviceRow, addOn: AddOn, level: PlanLevel, now: Instant): boolean =>
  isFreeAt(addOn, level) &&
  device.add_ons.some(({ plan_add_on_id, expiration }) => plan_add_on_id === addOn.id && expiration > now);

/** The product at the price of an offer, which no plan lowers further and no country converts. */
const atOffer = (product: ProductSeed, price: Cents): ProductSeed => ({
  ...product,
  prices: Object.fromEntries(
    Object.keys(product.prices).map((country) => [
      country,
      { msrp: toDollars(price), without_plan: null, level_2_yearly: null },
    ]),
  ),
});

/** Terms paid in advance that plans of the cart replace at once. They become credit of this cart. */
export function replacedTerms(lines: readonly CartLine[], now: Instant): Cents {
  return sumOf(
    lines.map(({ plan, device, current }) =>
      plan && changeTo(plan, current, now).starts === 'now' ? (device?.pending_plan?.paid ?? 0) : 0,
    ),
  );
}

type Named = { [K in 'device_key' | 'plan_id']?: string | undefined } & { product_id?: number | undefined };

/** Names the line by its device, else by its product and the plan that is bought with it. */
export function errorOf({ device_key, product_id, plan_id }: Named, detail: string): LineError {
  if (device_key !== undefined) return { device_key, detail };
  return { ...(product_id !== undefined && { product_id }), ...(plan_id !== undefined && { plan_id }), detail };
}

const FOREIGN = 'This vehicle is not in your account.';

/** Lines of devices that a user cannot pay for. Exclusive access of a guest is about control: the owner still pays. */
export function foreignLines(world: World, user: UserRow, items: readonly PaymentLineItem[]): LineError[] {
  return items.flatMap((item) => {
    if (item.device_key === undefined) return [];
    const vehicle = world.tables.vehicles.oneBy('device_key', item.device_key);
    return vehicle && owns(user, vehicle.subscriber) ? [] : errorOf(item, FOREIGN);
  });
}
