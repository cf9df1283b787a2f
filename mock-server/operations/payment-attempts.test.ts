import { expect, test } from 'vitest';
import { ANY_REQUEST } from '../../tests/support/fault-row.ts';
import { createMock } from '../../tests/support/mock.ts';

/** Delayed requests wait until the test lets them go on. */
const delayed: (() => void)[] = [];
const mock = createMock({ wait: () => new Promise((resolve) => delayed.push(resolve)) });
const ONE = { line_items: [{ device_key: 'GG-20417-A7', plan_id: 'premium-month' }] };

async function owner() {
  const world = await mock.world();
  const token = await mock.tokenOf(world, 'owner');
  const pay = async (body: object, key: string) => {
    const response = await mock.app.request('/api/v1/payments', {
      method: 'POST',
      headers: {
        'x-mock-world': world.id,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { code?: string } };
  };
  const slow = () => {
    const rule = { ...ANY_REQUEST, operation: 'createPayment', times: 1 };
    world.tables.faults.put({ id: 'slow', ...rule, effect: { latency_ms: 5_000 } });
  };
  const before = world.tables.payments.by('subscriber', 11).length;
  const charges = () => world.tables.payments.by('subscriber', 11).length - before;
  return { pay, slow, charges };
}

/** Lets requests reach their delay. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('[commerce 4] is 409 while the same key is in flight, then answers with its payment', async () => {
  const { pay, slow, charges } = await owner();
  slow();
  const first = pay(ONE, 'attempt-1');
  while (delayed.length === 0) await settled();
  expect(await pay(ONE, 'attempt-1')).toMatchObject({ status: 409, body: { code: 'PAYMENT_IN_FLIGHT' } });
  delayed.pop()?.();
  const paid = await first;
  expect(paid.status).toBe(200);
  expect(await pay(ONE, 'attempt-1')).toEqual(paid);
  expect(charges()).toBe(1);
});

test('[commerce 4] refuses a key that is too short or too long, and takes an empty one as none', async () => {
  const { pay, charges } = await owner();
  const refused = { status: 400, body: { validation_errors: { 'Idempotency-Key': ['Must have 8 to 64 characters'] } } };
  expect(await pay(ONE, 'a'.repeat(7))).toEqual(refused);
  expect(await pay(ONE, 'a'.repeat(65))).toEqual(refused);
  expect(charges()).toBe(0);
  expect((await pay(ONE, '')).status).toBe(200);
  expect((await pay({ ...ONE, coupon_code: null }, '')).status).toBe(200);
  expect(charges()).toBe(2);
});
