import { createKeptStore } from './kept-store.ts';

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

export const useCart = createKeptStore<{ lines: readonly CartLine[] }>('cart', 1, () => ({ lines: [] }));

/** Number on the badge: products by quantity, one per plan, one per add-on other than no-streaming (commerce 9). */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { plan_id, product_id, product_quantity = 1, plan_add_on_id }) => {
    const products = product_id === undefined ? 0 : product_quantity;
    const addOns = plan_add_on_id === undefined || plan_add_on_id === NO_STREAMING ? 0 : 1;
    return sum + products + (plan_id === undefined ? 0 : 1) + addOns;
  }, 0);

/** Adds to the line of the same device, or without a device raises the quantity of the same product (commerce 4). */
export function addToCart(line: CartLine): void {
  useCart.setState(({ lines }) => {
    const held = lines.find((other) =>
      line.device_key === undefined
        ? other.device_key === undefined && other.product_id === line.product_id
        : other.device_key === line.device_key,
    );
    if (!held) return { lines: [...lines, line] };
    const merged =
      line.device_key === undefined
        ? { ...held, product_quantity: quantityOf(held) + quantityOf(line) }
        : { ...held, ...line };
    return { lines: lines.map((other) => (other === held ? merged : other)) };
  });
}

const quantityOf = ({ product_quantity = 1 }: CartLine): number => product_quantity;
