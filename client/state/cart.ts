import { createKeptStore } from './kept-store.ts';

/**
 * What is bought for one device, in the shape that the payment takes (commerce 3); without `device_key` a product that
 * belongs to no device. There is one line a device.
 */
export type CartLine = {
  device_key?: string;
  plan_id?: string;
  product_id?: number;
  product_quantity?: number;
  plan_add_on_id?: string;
};

/** The choice of no add-on: it stands in a line but is nothing to count. */
export const NO_STREAMING = 'no-streaming';

export const useCart = createKeptStore<{ lines: readonly CartLine[] }>('cart', 1, () => ({ lines: [] }));

/** What the badge shows: products by quantity, one a plan, one an add-on other than no-streaming (commerce 9). */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { plan_id, product_id, product_quantity = 1, plan_add_on_id }) => {
    const products = product_id === undefined ? 0 : product_quantity;
    const addOns = plan_add_on_id === undefined || plan_add_on_id === NO_STREAMING ? 0 : 1;
    return sum + products + (plan_id === undefined ? 0 : 1) + addOns;
  }, 0);

/** Adds to the line of the same device, or of the same product where there is no device, whose quantity grows (commerce 4). */
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
