import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../client/lib/storage.fixture.ts';
import { ANY_REQUEST } from '../support/fault-row.ts';
import { createMock } from '../support/mock.ts';

/**
 * The portal's own payment code against the mock, over a network that loses and delays requests and answers. Whatever happens, every
 * charge is reported as paid, once, and nothing is reported as paid without a charge.
 */

const mock = createMock();
const ADDRESS = {
  line_1: '1026 W Fulton Market',
  city: 'Chicago',
  state: 'IL',
  postal_code: '60607',
  country: 'US',
} as const;
const PRICE = 79.99;

/** An empty browser. */
function stubBrowser(): void {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  let isHeld = false;
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (isHeld) return await work(null);
    isHeld = true;
    return await work({}).finally(() => {
      isHeld = false;
    });
  };
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What happens to a request to pay: `late` reaches the server only with a later step. */
const FATES = ['arrives', 'answer_lost', 'request_lost', 'late', 'declined', 'refused', 'expired_token'] as const;
const anyStep = fc.record({
  /** Quantity in the cart. Another one is a changed cart. */
  quantity: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom(...FATES),
  /** Presses at once, as in two tabs. */
  presses: fc.constantFrom(1, 1, 2),
  /** The receipts can be read. */
  hasReceipts: fc.boolean(),
  /** Requests that are late arrive before this step. */
  delivers: fc.boolean(),
  /** Tabs whose checkout searches again for a payment that was not found, afterwards. */
  searches: fc.constantFrom(0, 0, 1, 2),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

async function customer() {
  vi.resetModules();
  stubBrowser();
  const world = await mock.world();
  const { configureApi } = await import('../../client/api/transport.ts');
  const { useCart } = await import('../../client/state/cart.ts');
  const { useLastReceipt } = await import('../../client/state/last-receipt.ts');
  const { pay, searchAgain } = await import('../../client/data/billing/payments.ts');
  const { listPayments } = await import('../../generated/client/payment.ts');
  configureApi({
    base: new URL('https://portal.test/api/v1/'),
    origin: new URL('https://portal.test/'),
    accessToken: () => mock.tokenOf(world, 'owner'),
    onUnauthorized: () => undefined,
  });
  const before = new Set([...world.tables.payments.values()].map(({ id }) => id));
  const late: (() => Promise<unknown>)[] = [];
  let step: Pick<Step, 'fate' | 'hasReceipts'> = { fate: 'arrives', hasReceipts: true };
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  vi.stubGlobal('fetch', (url: URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-mock-world', world.id);
    const { signal: _, ...rest } = init;
    const deliver = async () => mock.app.request(url.pathname + url.search, { ...rest, headers });
    if (url.pathname !== '/api/v1/payments') return deliver();
    if (init.method !== 'POST') return step.hasReceipts ? deliver() : lost();
    switch (step.fate) {
      case 'request_lost':
        return lost();
      case 'late':
        late.push(deliver);
        return lost();
      case 'answer_lost':
        return deliver().then(lost);
      default:
        return deliver();
    }
  });
  // The portal learns the server's time from the first answer.
  await listPayments({ limit: 1 });

  const paid: string[] = [];
  const press = async (quantity: number) => {
    const line_items = [{ product_id: 4, product_quantity: quantity }];
    useCart.setState({ lines: line_items });
    const expected_charge = Math.round(PRICE * quantity * 100) / 100;
    const outcome = await pay({ line_items, expected_charge, shipping_address: ADDRESS });
    if (outcome.kind === 'paid') paid.push(useLastReceipt.getState().uuid ?? '');
    return outcome;
  };
  const search = async () => {
    if ((await searchAgain())?.kind === 'paid') paid.push(useLastReceipt.getState().uuid ?? '');
  };
  const fault = (effect: object) => {
    world.tables.faults.put({ id: 'step', ...ANY_REQUEST, operation: 'createPayment', times: 1, effect });
  };
  return {
    run: async ({ quantity, presses, delivers, searches, ...next }: Step) => {
      if (delivers) for (const deliver of late.splice(0)) await deliver();
      step = next;
      if (next.fate === 'declined') fault({ decline: true });
      if (next.fate === 'refused') fault({ status: 400, body: { detail: 'Changed.', code: 'TOTAL_CHANGED' } });
      if (next.fate === 'expired_token') fault({ status: 401, body: { detail: 'Expired.' } });
      await Promise.all(Array.from({ length: presses }, () => press(quantity)));
      world.tables.faults.delete('step');
      await Promise.all(Array.from({ length: searches }, search));
    },
    /** The user presses until the payment has an outcome, then all late requests arrive. */
    finish: async (quantity: number) => {
      step = { fate: 'arrives', hasReceipts: true };
      if (useCart.getState().attempt) expect((await press(quantity)).kind).toBe('paid');
      for (const deliver of late.splice(0)) await deliver();
    },
    paid,
    charged: () =>
      [...world.tables.payments.values()]
        .filter(({ id, kind, failure }) => kind === 'purchase' && failure === null && !before.has(id))
        .map(({ id }) => id),
  };
}

test('[commerce 4] no schedule of lost, late and refused requests, changed carts and second tabs charges unseen or twice', async () => {
  let charges = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 10 }), async (steps) => {
      const one = await customer();
      for (const step of steps) await one.run(step);
      await one.finish(steps.at(-1)?.quantity ?? 1);
      expect(one.charged().toSorted()).toEqual(one.paid.toSorted());
      charges += one.charged().length;
    }),
    { numRuns: 200, seed: 2026 },
  );
  expect(charges).toBeGreaterThan(200);
}, 120_000);
