import { expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  cartCount,
  hasConflict,
  hasProducts,
  lineKey,
  removeItem,
  setQuantity,
} from './cart.ts';

const fill = (...added: CartLine[]): readonly CartLine[] =>
  added.reduce<readonly CartLine[]>((lines, line) => {
    const next = addLine(lines, line);
    return typeof next === 'string' ? lines : next;
  }, []);

const removed = (...args: Parameters<typeof removeItem>): readonly CartLine[] => {
  const lines = removeItem(...args);
  if (typeof lines === 'string') throw new Error(lines);
  return lines;
};

test('[commerce 4] removing a plan keeps the line with an add-on, and deletes it without', () => {
  const lines = fill(
    { device_key: 'a', plan_id: 'premium', plan_add_on_id: 'streaming' },
    { device_key: 'b', plan_id: 'basic' },
  );
  expect(removeItem(lines, 'a', 'plan')).toEqual([
    { device_key: 'a', plan_add_on_id: 'streaming' },
    { device_key: 'b', plan_id: 'basic' },
  ]);
  expect(removeItem(lines, 'b', 'plan')).toEqual([
    { device_key: 'a', plan_id: 'premium', plan_add_on_id: 'streaming' },
  ]);
});

test('[commerce 4] removing an add-on keeps the line with a plan, and deletes it without', () => {
  const lines = fill(
    { device_key: 'a', plan_id: 'premium', plan_add_on_id: 'streaming' },
    { device_key: 'b', plan_add_on_id: 'streaming' },
  );
  expect(removed(removed(lines, 'a', 'add_on'), 'b', 'add_on')).toEqual([{ device_key: 'a', plan_id: 'premium' }]);
});

test('[commerce 4] removing a module keeps the line with an add-on, and deletes it without', () => {
  const lines = fill(
    { device_key: 'a', product_id: 1, product_quantity: 1, plan_add_on_id: 'streaming' },
    { device_key: 'b', product_id: 1 },
  );
  expect(removed(removed(lines, 'a', 'product'), 'b', 'product')).toEqual([
    { device_key: 'a', plan_add_on_id: 'streaming' },
  ]);
});

test('[commerce 4] the choice of no add-on goes with the plan', () => {
  expect(
    removeItem(fill({ device_key: 'a', plan_id: 'premium', plan_add_on_id: 'no-streaming' }), 'a', 'plan'),
  ).toEqual([]);
});

test('[commerce 4] a product without its plan joins the same product, and a plan goes with its product', () => {
  const lines = fill({ product_id: 2, product_quantity: 2 }, { product_id: 2, plan_id: 'premium' });
  expect(lines.map(lineKey)).toEqual(['product 2', 'product 2 premium']);
  expect(removeItem(lines, 'product 2 premium', 'plan')).toEqual([{ product_id: 2, product_quantity: 3 }]);
  expect(removeItem(lines, 'product 2 premium', 'product')).toEqual([{ product_id: 2, product_quantity: 2 }]);
});

test('[commerce 4] a plan stays with its product beside ten others, with the reason', () => {
  const lines = fill({ product_id: 2, product_quantity: 10 }, { product_id: 2, plan_id: 'premium' });
  expect(removeItem(lines, 'product 2 premium', 'plan')).toBe('quantity');
});

test('[commerce 4] products with the same plan are for one new vehicle each, in one line', () => {
  const bundle = { product_id: 2, plan_id: 'premium' };
  const lines = fill(bundle, { product_id: 2 }, bundle);
  expect(lines).toEqual([{ ...bundle, product_quantity: 2 }, { product_id: 2 }]);
  // Two products with a plan each, and one product.
  expect(cartCount(lines)).toBe(5);
  expect(setQuantity(lines, 'product 2 premium', 3)[0]).toEqual({ ...bundle, product_quantity: 3 });
  expect(addLine(lines, { product_id: 2, plan_id: 'basic' })).toHaveLength(3);
  expect(removeItem(lines, 'product 2 premium', 'plan')).toEqual([{ product_id: 2, product_quantity: 3 }]);
});

test('[commerce 4] keeps plans whose products do not fit beside the others', () => {
  const lines = fill(
    { product_id: 2, product_quantity: 9 },
    { product_id: 2, plan_id: 'premium', product_quantity: 2 },
  );
  expect(removeItem(lines, 'product 2 premium', 'plan')).toBe('quantity');
});

test('[commerce 9] a product is ordered one to ten times', () => {
  const lines = fill({ product_id: 2, product_quantity: 8 }, { product_id: 2, product_quantity: 5 });
  expect(lines).toEqual([{ product_id: 2, product_quantity: 10 }]);
  expect(addLine(lines, { product_id: 2 })).toBe('quantity');
  expect(setQuantity(lines, 'product 2', 0)).toEqual([{ product_id: 2, product_quantity: 1 }]);
  expect(setQuantity(lines, 'product 2', 11)).toEqual([{ product_id: 2, product_quantity: 10 }]);
});

test('[commerce 4] a module upgrade and plans exclude each other both ways, with the reason', () => {
  const upgrade = { device_key: 'a', product_id: 3 };
  const plan = { device_key: 'b', plan_id: 'premium' };
  expect(addLine([upgrade], plan)).toBe('module_upgrade');
  expect(addLine([plan], upgrade)).toBe('plan');
  expect(addLine([], { ...upgrade, plan_id: 'premium' })).toBe('plan');
  expect(addLine([upgrade], { device_key: 'c', product_id: 3 })).toHaveLength(2);
  expect(hasConflict([upgrade, plan])).toBe(true);
  expect(hasConflict([plan, { product_id: 3 }])).toBe(false);
});

test('[commerce 9] counts one per product, plan and add-on, and nothing for no add-on', () => {
  expect(cartCount([])).toBe(0);
  expect(cartCount([{ device_key: 'a', plan_id: 'premium', plan_add_on_id: 'no-streaming' }])).toBe(1);
  expect(cartCount([{ device_key: 'a', plan_add_on_id: 'streaming' }])).toBe(1);
  expect(cartCount([{ device_key: 'a', product_id: 1 }])).toBe(1);
  expect(cartCount([{ product_id: 1, product_quantity: 3 }])).toBe(3);
});

test('[commerce 4] an item of a line that is gone changes nothing, nor does the quantity of a plan', () => {
  const lines = fill({ device_key: 'a', plan_id: 'premium' }, { product_id: 2 });
  expect(removeItem(lines, 'b', 'plan')).toBe(lines);
  expect(setQuantity(lines, 'a', 3)).toEqual(lines);
  expect(setQuantity(lines, 'product 2', 4)).toEqual([lines[0], { product_id: 2, product_quantity: 4 }]);
});

test('[commerce 4] adds to the line of the same device', () => {
  const lines = fill({ device_key: 'b', plan_id: 'basic' }, { device_key: 'a', plan_id: 'premium' });
  expect(addLine(lines, { device_key: 'a', plan_add_on_id: 'streaming' })).toEqual([
    { device_key: 'b', plan_id: 'basic' },
    { device_key: 'a', plan_id: 'premium', plan_add_on_id: 'streaming' },
  ]);
});

test('[commerce 4] ships products, with or without a device', () => {
  expect(hasProducts([{ device_key: 'a', plan_id: 'premium' }])).toBe(false);
  expect(hasProducts([{ device_key: 'a', plan_id: 'premium' }, { product_id: 2 }])).toBe(true);
});
