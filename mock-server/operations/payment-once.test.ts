import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';
import type { FaultRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const PAY = '/api/v1/payments';
const CHICAGO = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
/** Delayed requests run after those that arrived in between. */
const mock = createMock({ wait: () => new Promise((resolve) => setImmediate(resolve)) });

type Body = { line_items: object[]; coupon_code?: string | null };
type Answer = { status: number; body: { uuid?: string; final_charge?: number } | null };

async function owner() {
  const world = await mock.world();
  const post = async (path: string, body: Body, key?: string): Promise<Answer> => {
    // Tokens expire after an hour of the world's clock, which schedules advance.
    const token = await mock.tokenOf(world, 'owner');
    const response = await mock.app.request(path, {
      method: 'POST',
      headers: {
        'x-mock-world': world.id,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ shipping_address: CHICAGO, ...body }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
  return { world, post };
}

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

test('[commerce 7] a purchase charges exactly what its dry run computed', async () => {
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(null, 'WELCOME10', 'TRIALPLUS'),
      fc.nat(20_000),
      async (line_items, coupon_code, prepaid) => {
        const { world, post } = await owner();
        world.tables.subscribers.update(11, { prepaid });
        const quoted = await post(`${PAY}?validate=true`, { line_items, coupon_code });
        const paid = await post(PAY, { line_items, coupon_code });
        statuses[paid.status] = (statuses[paid.status] ?? 0) + 1;
        expect({ ...paid, body: { ...paid.body, uuid: null } }).toEqual({
          ...quoted,
          body: { ...quoted.body, uuid: null },
        });
      },
    ),
    { numRuns: 100, seed: 2026 },
  );
  expect(Object.keys(statuses)).toEqual(['200', '400']);
});

const FAULTS: Record<string, FaultRow['then'] | null> = {
  none: null,
  before: { drop: true },
  after: { drop_answer: true },
  slow: { latency_ms: 5_000 },
  slow_after: { latency_ms: 5_000, drop_answer: true },
  decline: { decline: true },
};

/** One press of Pay, or two at once, for one of three orders, after a time. */
const anyStep = fc.record({
  order: fc.nat(2),
  fault: fc.constantFrom(...Object.keys(FAULTS)),
  presses: fc.constantFrom(1, 1, 2),
  later: fc.nat(3_600_000),
});
type Step = { order: number; fault: string; presses: number; later: number };

/** A client that keeps its key until an answer is definite, as docs/decisions describe it. */
type Order = { body: Body; key: string; declined: number; paid: string | null };

function arm(world: World, name: string, id: string): void {
  const then = FAULTS[name];
  const rule = { operation: 'createPayment', device_key: null, nth: null, times: 1, probability: null };
  if (then) world.tables.faults.put({ id, ...rule, then, seen: 0, fired: 0 });
}

async function press(order: Order, presses: number, post: (key: string) => Promise<Answer>): Promise<void> {
  if (order.paid) return;
  const answers = await Promise.all(Array.from({ length: presses }, () => post(order.key)));
  const definite = answers.filter(({ status }) => status < 500);
  // Presses with one key have one answer.
  for (const answer of definite) expect(answer).toEqual(definite[0]);
  const [answer] = definite;
  if (answer?.status === 200) order.paid = answer.body?.uuid ?? null;
  if (answer?.status === 400) {
    order.declined += 1;
    order.key = `${order.key.slice(0, 8)}-${order.declined}`;
  }
}

test('[commerce 4] no schedule of lost answers, retries and double clicks loses or doubles a charge', async () => {
  const runSchedule = async (steps: readonly Step[]) => {
    const { world, post } = await owner();
    const before = new Set([...world.tables.payments.values()].map(({ id }) => id));
    const orders = [1, 2, 3].map(
      (product_quantity): Order => ({
        body: { line_items: [{ product_id: 4, product_quantity }] },
        key: `order-0${product_quantity}`,
        declined: 0,
        paid: null,
      }),
    );
    const run = ({ order, presses }: Pick<Step, 'order' | 'presses'>) => {
      const one = orders[order] as Order;
      return press(one, presses, (key) => post(PAY, one.body, key));
    };
    for (const [index, step] of steps.entries()) {
      arm(world, step.fault, `fault-${index}`);
      await run(step);
      world.tables.faults.delete(`fault-${index}`);
      world.clock.advance(step.later);
    }
    for (const order of orders.keys()) {
      for (let tries = 0; tries < 2; tries += 1) await run({ order, presses: 1 });
    }
    const bought = [...world.tables.payments.values()].filter(({ id, kind }) => kind === 'purchase' && !before.has(id));
    const paid = bought.filter(({ failure }) => failure === null);
    expect(paid).toHaveLength(orders.length);
    expect(new Set(paid.map(({ id }) => id))).toEqual(new Set(orders.map((order) => order.paid)));
    expect(paid.reduce((sum, { payment }) => sum + Math.round(payment.final_charge * 100), 0)).toBe(6 * 7_999);
    expect(bought.length - paid.length).toBe(orders.reduce((sum, { declined }) => sum + declined, 0));
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), runSchedule), {
    numRuns: 200,
    seed: 2026,
  });
});
