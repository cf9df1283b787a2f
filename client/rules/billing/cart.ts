import { MAX_PRODUCT_QUANTITY } from '../constants/billing.ts';

/**
 * Items for one device, in the shape of the payment request (commerce 3). Without `device_key`, a product that belongs to no
 * device. There is one line per device.
 */
export type CartLine = {
  device_key?: string;
  plan_id?: string;
  product_id?: number;
  product_quantity?: number;
  plan_add_on_id?: string;
};

/** The choice of no add-on. It is part of a line but does not count. */
export const NO_STREAMING = 'no-streaming';

/** Why the server refused a coupon (commerce 5). */
export type CouponReason = 'invalid' | 'expired' | 'used' | 'no_effect';

export type CartItem = 'plan' | 'product' | 'add_on';

/**
 * Number on the badge: products by quantity, one per plan, one per add-on other than no-streaming (commerce 9). Each new vehicle has a plan
 * of its own.
 */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => {
    const products = line.product_id === undefined ? 0 : quantityOf(line);
    const plans = isForNewVehicle(line) ? quantityOf(line) : isPlan(line) ? 1 : 0;
    return sum + products + plans + (hasAddOn(line) ? 1 : 0);
  }, 0);

export const quantityOf = ({ product_quantity = 1 }: CartLine): number => product_quantity;
export const hasAddOn = ({ plan_add_on_id }: CartLine): boolean =>
  plan_add_on_id !== undefined && plan_add_on_id !== NO_STREAMING;

/** Name of a line of the cart or of its quote, for keys and comparisons. A product with a plan for a new vehicle is not one without. */
export const lineKey = ({
  device_key,
  product_id,
  plan_id,
}: Partial<Record<'device_key' | 'plan_id', string | null>> & { product_id?: number | null }): string =>
  device_key ?? ['product', product_id, plan_id].join(' ').trim();

/** A product for a device replaces its module. */
const isModuleUpgrade = ({ device_key, product_id }: CartLine): boolean =>
  device_key !== undefined && product_id !== undefined;
const isPlan = ({ plan_id }: CartLine): boolean => plan_id !== undefined;
/** A product together with the plan of the vehicle that it will be in. Each piece is for another vehicle. */
export const isForNewVehicle = (line: CartLine): boolean => line.device_key === undefined && isPlan(line);

/** Why an item cannot be added: what the cart holds excludes it, or the product has its highest quantity already. */
export type CartRefusal = 'module_upgrade' | 'plan' | 'quantity';

/** Whether the cart holds a module upgrade and plans, which cannot be bought together (commerce 4). */
export const hasConflict = (lines: readonly CartLine[]): boolean => lines.some(isModuleUpgrade) && lines.some(isPlan);

/**
 * Adds to the line of the same device, or without a device raises the quantity of the same product. A module upgrade and plans
 * exclude each other (commerce 4).
 */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] | CartRefusal {
  if (isPlan(added) && lines.some(isModuleUpgrade)) return 'module_upgrade';
  if (isModuleUpgrade(added) && [...lines, added].some(isPlan)) return 'plan';
  const held = lines.find((line) => lineKey(line) === lineKey(added));
  if (!held) return [...lines, added];
  if (added.device_key === undefined && quantityOf(held) >= MAX_PRODUCT_QUANTITY) return 'quantity';
  const merged =
    added.device_key === undefined
      ? { ...held, product_quantity: Math.min(quantityOf(held) + quantityOf(added), MAX_PRODUCT_QUANTITY) }
      : { ...held, ...added };
  return lines.map((line) => (line === held ? merged : line));
}

/**
 * Removes an item. Its line stays while it has another item (commerce 4). The choice of no add-on goes with the plan, and a plan
 * for new vehicles goes with its product. `quantity`: without their plan, the products would be more than ten.
 */
export function removeItem(lines: readonly CartLine[], key: string, item: CartItem): readonly CartLine[] | CartRefusal {
  const line = lines.find((one) => lineKey(one) === key);
  if (!line) return lines;
  const others = lines.filter((one) => one !== line);
  const rest = without(line, item);
  const isOver = rest.product_id === undefined && (rest.device_key === undefined || (!isPlan(rest) && !hasAddOn(rest)));
  if (isOver) return others;
  // A product without its plan joins the same product.
  const held = others.find((one) => lineKey(one) === lineKey(rest));
  if (!held) return lines.map((one) => (one === line ? rest : one));
  // None is dropped.
  return quantityOf(held) + quantityOf(rest) > MAX_PRODUCT_QUANTITY ? 'quantity' : addLine(others, rest);
}

function without(line: CartLine, item: CartItem): CartLine {
  const { plan_id: _plan, ...noPlan } = line;
  const { product_id: _product, product_quantity: _quantity, ...noProduct } = line;
  const { plan_add_on_id: _addOn, ...noAddOn } = line;
  return { plan: noPlan, product: noProduct, add_on: noAddOn }[item];
}

/** Sets the quantity of a product, from 1 to 10 (commerce 9). */
export const setQuantity = (lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] =>
  lines.map((line) =>
    lineKey(line) === key && line.product_id !== undefined
      ? { ...line, product_quantity: Math.max(1, Math.min(quantity, MAX_PRODUCT_QUANTITY)) }
      : line,
  );

/** Whether something is shipped. */
export const hasProducts = (lines: readonly CartLine[]): boolean =>
  lines.some(({ product_id }) => product_id !== undefined);
