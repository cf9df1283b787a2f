import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const PAY = '/api/v1/payments';
const CHICAGO = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
const mock = createMock();

const anyLine = fc.oneof(
  fc.record({
    device_key: fc.constantFrom('DR-31047-182', 'GG-20417-A7', '3182042795', '3182039914', 'DR-29914-036'),
    plan_id: fc.constantFrom('basic-month', 'premium-month', 'premium-year', 'premium-plus-year', 'ultimate-2-year'),
  }),
  fc.record({
    device_key: fc.constantFrom('GG-20417-A7', '3182041907', '3182042795'),
    plan_add_on_id: fc.constantFrom('no-streaming', 'streaming-month', 'streaming-plus-month'),
  }),
  fc.record({ product_id: fc.integer({ min: 1, max: 6 }), product_quantity: fc.integer({ min: 1, max: 4 }) }),
);
const carts = fc.record({
  line_items: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  coupon_code: fc.constantFrom(null, 'WELCOME10', 'TRIALPLUS'),
});

/** Cents are exact, dollars of the contract are not. */
const cents = (dollars: number) => Math.round(dollars * 100);
type Totals = Record<
  | 'base_amount'
  | 'multi_vehicle_discount'
  | 'currency_discount'
  | 'coupon_discount'
  | 'base_tax'
  | 'prepaid_applied'
  | 'final_charge',
  number
>;

/** Part of the charge that the other totals do not explain, in cents. */
function unexplained(totals: Totals): number {
  const discounts =
    cents(totals.multi_vehicle_discount) + cents(totals.coupon_discount) + cents(totals.currency_discount);
  const due = cents(totals.base_amount) - discounts + cents(totals.base_tax) - cents(totals.prepaid_applied);
  return due - cents(totals.final_charge);
}

test('[commerce 4] a dry run and the purchase after it have the same totals, which add up', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(carts, fc.nat(50_000), fc.nat(20_000), async (cart, prepaid, rate) => {
      const world = await mock.world();
      const send = await mock.as(world, 'owner');
      world.tables.subscribers.update(11, { prepaid });
      world.tables.meta.put({ id: 'sales-taxes', value: { IL: rate } });
      const request = { shipping_address: CHICAGO, ...cart };
      const quoted = await send('POST', `${PAY}?validate=true`, request);
      const paid = await send('POST', PAY, request);
      statuses.add(paid.status);
      expect(paid.status).toBe(quoted.status);
      expect({ ...(paid.body as object), uuid: null }).toEqual({ ...(quoted.body as object), uuid: null });
      if (paid.status === 200) expect(unexplained(paid.body)).toBe(0);
      await mock.worlds.remove(world.id);
    }),
    { numRuns: 100, seed: 2026 },
  );
  expect(statuses).toEqual(new Set([200, 400]));
});
