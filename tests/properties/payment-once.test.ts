import * as fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../client/lib/storage.fixture.ts';
import type { FaultRow } from '../../mock-server/world/rows.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock } from '../support/mock.ts';

const HOUR = 3_600_000;
/** Of the bought product, in cents. */
const PRICE = 7_999;
const CHICAGO = {
  line_1: '1026 W Fulton Market',
  city: 'Chicago',
  state: 'IL',
  postal_code: '60607',
  country: 'US',
} as const;
const mock = createMock();

/** What happens to the first request of a press. Others of the press arrive and are answered. */
const FATES = ['answered', 'lost before', 'lost after', 'late', 'declined', 'expired token'] as const;
type Fate = (typeof FATES)[number];
type Step = {
  /** Content of the cart, which the user may have changed since the last press. */
  quantity: number;
  fate: Fate;
  /** Tabs that pay at once. */
  tabs: number;
  /** Requests that are late arrive during this press, before or after it. */
  arrives: 'before' | 'during' | 'after' | null;
  later: number;
};
const anyStep = fc.record<Step>({
  quantity: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom(...FATES),
  tabs: fc.constantFrom(1, 1, 2),
  arrives: fc.constantFrom('before', 'during', 'after', null),
  // More than a receipt search tolerates between clocks. All steps together stay under the 24 hours of a key.
  later: fc.integer({ min: 90_000, max: HOUR }),
});

/** The network between the portal and one world. */
let network: { world: World; token: string; fate: Fate; arrives: Step['arrives']; late: (() => Promise<unknown>)[] };

const LOST = () => new TypeError('Failed to fetch');
const deliver = async () => {
  for (const arrive of network.late.splice(0)) await arrive();
};

async function connect(address: URL, init: RequestInit): Promise<Response> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-mock-world': network.world.id };
  const body = init.body as string;
  const arrive = async () =>
    await mock.app.request(`${address.pathname}${address.search}`, { method: init.method ?? 'GET', headers, body });
  if (init.method !== 'POST') return await arrive();
  const { fate } = network;
  if (fate !== 'expired token') network.fate = 'answered';
  if (network.arrives === 'during') await deliver();
  if (fate === 'lost before') throw LOST();
  if (fate === 'late') {
    network.late.push(arrive);
    throw LOST();
  }
  const response = await arrive();
  if (fate === 'lost after') throw LOST();
  return response;
}

const portal = async () => ({
  ...(await import('../../client/data/billing/payments.ts')),
  ...(await import('../../client/state/cart.ts')),
  ...(await import('../../client/state/last-receipt.ts')),
  ...(await import('../../client/lib/now.ts')),
});
let client: Awaited<ReturnType<typeof portal>>;

beforeAll(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', connect);
  let isHeld = false;
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    if (isHeld) return await work(null);
    isHeld = true;
    return await work({}).finally(() => {
      isHeld = false;
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const { configureApi } = await import('../../client/api/settings.ts');
  configureApi({
    base: new URL('https://portal.example/api/v1/'),
    origin: new URL('https://portal.example/'),
    accessToken: async (refused) => {
      if (refused) network.token = await mock.tokenOf(network.world, 'owner');
      return network.token;
    },
    onUnauthorized: () => undefined,
  });
  client = await portal();
});

function arm(world: World, fate: Fate): void {
  for (const { id } of world.tables.faults.values()) world.tables.faults.delete(id);
  const then: FaultRow['then'] = { decline: true };
  const rule = { operation: 'createPayment', device_key: null, nth: null, times: 1, probability: null };
  if (fate === 'declined') world.tables.faults.put({ id: fate, ...rule, then, seen: 0, fired: 0 });
}

/** Presses Pay in some tabs at once. Returns the number of purchases that the portal reports. */
async function press({ quantity, fate, tabs, arrives }: Omit<Step, 'later'>): Promise<number> {
  const { pay, useCart } = client;
  // Expired tokens are renewed at the first refusal. Otherwise the session has a new one.
  if (fate !== 'expired token') network.token = await mock.tokenOf(network.world, 'owner');
  Object.assign(network, { fate, arrives });
  arm(network.world, fate);
  if (arrives === 'before') await deliver();
  const line_items = [{ product_id: 4, product_quantity: quantity }];
  useCart.setState({ lines: line_items });
  const expected_charge = (quantity * PRICE) / 100;
  const request = { line_items, shipping_address: CHICAGO, coupon_code: null, expected_charge };
  const outcomes = await Promise.all(Array.from({ length: tabs }, () => pay(request)));
  if (arrives === 'after') await deliver();
  return outcomes.filter(({ kind }) => kind === 'paid').length;
}

async function runSchedule(steps: readonly Step[]): Promise<void> {
  const world = await mock.world();
  network = { world, token: '', fate: 'answered', arrives: null, late: [] };
  const charged = () =>
    world.tables.payments.by('subscriber', 11).filter(({ kind, failure }) => kind === 'purchase' && failure === null);
  // The page has loaded, and so knows the server's time.
  client.learnStatedTime(world.clock.now(), Date.now());
  client.useCart.setState(client.useCart.getInitialState(), true);
  client.useLastReceipt.setState({ uuid: null });
  const before = charged().length;
  let reported = 0;
  for (const { later, ...step } of steps) {
    reported += await press(step);
    world.clock.advance(later);
  }
  // The user pays until nothing is open.
  for (let tries = 0; client.useCart.getState().attempt && tries < 3; tries += 1) {
    reported += await press({ quantity: 3, fate: 'answered', tabs: 1, arrives: null });
  }
  expect(client.useCart.getState().attempt).toBeNull();
  await deliver();
  expect(charged()).toHaveLength(before + reported);
  await mock.worlds.remove(world.id);
}

test('[commerce 4] no schedule of faults, tabs and changed carts loses a payment or charges one twice', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), runSchedule), {
    numRuns: 200,
    seed: 2026,
  });
});
