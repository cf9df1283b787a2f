import { expect, test } from 'vitest';
import { buysSame, mayBePaymentOf } from './attempt.ts';

const startedAt = Date.parse('2026-11-21T15:30:00Z');
const attempt = { request: { expected_charge: 11.99 }, startedAt };

test('[commerce 4] a receipt can be the one of an attempt if it is not older and has its amount', () => {
  const at = (transaction_date: string, final_charge = 11.99) =>
    mayBePaymentOf(attempt, { transaction_date, final_charge });
  expect(at('2026-11-21T15:30:02Z')).toBe(true);
  expect(at('2026-11-21T15:29:30Z')).toBe(true);
  expect(at('2026-11-21T15:28:00Z')).toBe(false);
  expect(at('2026-11-21T15:30:02Z', 12.99)).toBe(false);
});

test('[commerce 4] compares what was bought with the request, in any order', () => {
  const requested = [{ device_key: 'a', plan_id: 'premium', plan_add_on_id: 'no-streaming' }, { product_id: 2 }];
  const paid = [
    { device_key: null, plan_id: null, product_id: 2, product_quantity: 1, plan_add_on_id: null },
    { device_key: 'a', plan_id: 'premium', product_id: null, product_quantity: null, plan_add_on_id: null },
  ];
  expect(buysSame(paid, requested)).toBe(true);
  expect(buysSame(paid.slice(1), requested)).toBe(false);
  expect(buysSame(paid, [requested[0] ?? {}, { product_id: 2, product_quantity: 2 }])).toBe(false);
});

test('[commerce 4] two payments differ by device, plan, product, quantity or add-on', () => {
  const line = { device_key: 'a', plan_id: 'premium', product_id: 2, product_quantity: 2, plan_add_on_id: 'streaming' };
  expect(buysSame([line], [{ ...line }])).toBe(true);
  for (const changed of [
    { device_key: 'b' },
    { plan_id: 'basic' },
    { product_id: 3 },
    { product_quantity: 3 },
    { plan_add_on_id: 'no-streaming' },
  ]) {
    expect(buysSame([line], [{ ...line, ...changed }])).toBe(false);
  }
  expect(buysSame([{ product_id: 2 }], [{ product_id: 2, product_quantity: 1 }])).toBe(true);
  expect(buysSame([line, { product_id: 4 }], [{ product_id: 4 }, line])).toBe(true);
});

test('[commerce 4] a clock that is a minute off still finds the receipt', () => {
  const at = (transaction_date: string) => mayBePaymentOf(attempt, { transaction_date, final_charge: 11.99 });
  expect([at('2026-11-21T15:29:00Z'), at('2026-11-21T15:28:59.999Z')]).toEqual([true, false]);
});
