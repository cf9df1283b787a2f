import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '../../fixtures/catalog/plans.ts';
import { createMock } from '../../tests/support/mock.ts';
import type { World } from '../world/world.ts';

const mock = createMock();
const PAY = '/api/v1/payments';
const DEVICES = ['DR-31047-182', 'GG-20417-A7', '3182041907', '3182042261'];
const PLANS = plans.filter(({ is_trial, tracking_only }) => !is_trial && !tracking_only).map(({ id }) => id);

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

const carts = fc.record({
  line_items: fc
    .uniqueArray(fc.constantFrom(...DEVICES), { minLength: 1 })
    .chain((keys) =>
      fc.tuple(
        ...keys.map((device_key) =>
          fc.record({ device_key: fc.constant(device_key), plan_id: fc.constantFrom(...PLANS) }),
        ),
      ),
    ),
  coupon_code: fc.constantFrom(null, 'WELCOME10'),
});

test('[commerce 4] a dry run and the purchase after it have the same totals, which add up', async () => {
  await fc.assert(
    fc.asyncProperty(carts, fc.nat(50_000), fc.nat(20_000), async (cart, prepaid, rate) => {
      const world = await mock.world();
      const send = await mock.as(world, 'owner');
      world.tables.subscribers.update(11, { prepaid });
      world.tables.meta.put({ id: 'sales-taxes', value: { IL: rate } });
      const dryRun = await send('POST', `${PAY}?validate=true`, cart);
      const paid = await send('POST', PAY, cart);
      expect(paid.status).toBe(dryRun.status);
      if (paid.status === 200) {
        const { uuid: _, ...totals } = paid.body as Totals & { uuid: string };
        expect({ ...totals, uuid: null }).toEqual(dryRun.body);
        const { base_amount, multi_vehicle_discount, coupon_discount, currency_discount, base_tax, prepaid_applied } =
          totals;
        const discounts = cents(multi_vehicle_discount) + cents(coupon_discount) + cents(currency_discount);
        expect(cents(base_amount) - discounts + cents(base_tax) - cents(prepaid_applied)).toBe(
          cents(totals.final_charge),
        );
      }
      await mock.worlds.remove(world.id);
    }),
    { numRuns: 60, seed: 12 },
  );
});

/** What happens to one request of the client. */
type Fate = 'answered' | 'lost before' | 'lost after' | 'twice';
const schedules = fc.array(fc.constantFrom<Fate>('answered', 'lost before', 'lost after', 'twice'), {
  minLength: 1,
  maxLength: 6,
});

function arrange(world: World, fate: Fate): void {
  for (const { id } of world.tables.faults.values()) world.tables.faults.delete(id);
  if (fate === 'answered' || fate === 'twice') return;
  const then = fate === 'lost before' ? { drop: true } : { drop_answer: true };
  const rule = { operation: 'createPayment', device_key: null, nth: null, times: 1, probability: null };
  world.tables.faults.put({ id: fate, ...rule, then, seen: 0, fired: 0 });
}

test('[commerce 4] no schedule of lost answers and double submissions loses or repeats a charge', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (fates) => {
      const world = await mock.world();
      const token = await mock.tokenOf(world, 'owner');
      const submit = () =>
        mock.app.request(PAY, {
          method: 'POST',
          headers: {
            'x-mock-world': world.id,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': 'attempt-0001',
          },
          body: JSON.stringify({ line_items: [{ device_key: DEVICES[0], plan_id: 'premium-month' }] }),
        });
      const before = world.tables.payments.by('subscriber', 11).length;
      const uuids = new Set<string>();
      // The client retries with its key until it has an answer.
      for (const fate of [...fates, 'answered' as const]) {
        arrange(world, fate);
        const sent = [submit(), ...(fate === 'twice' ? [submit()] : [])].map(async (answer) => answer);
        for (const answer of await Promise.all(sent)) {
          if (answer.status === 200) uuids.add(((await answer.json()) as { uuid: string }).uuid);
        }
        if (uuids.size > 0 && fate === 'answered') break;
      }
      expect(uuids.size).toBe(1);
      expect(world.tables.payments.by('subscriber', 11)).toHaveLength(before + 1);
      await mock.worlds.remove(world.id);
    }),
    { numRuns: 200, seed: 4 },
  );
});
