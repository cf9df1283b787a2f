import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenMock, openMock } from '../open.node.ts';
import { LINK_FAULTS } from './rules.ts';
import { startLinkIn } from './start-link.ts';

/** Links of the tour in the README, by their texts. */
const links = new Map(
  [
    ...readFileSync('README.md', 'utf8').matchAll(
      /\[([^\]]+)\]\(http:\/\/127\.0\.0\.1:4010(\/__mock\/start\?[^)]*)\)/g,
    ),
  ].map(([, text, path]) => [text ?? '', path ?? '']),
);
const KNOWN = { isPersona: () => true, isScenario: () => true };

let mock: OpenMock;
beforeAll(async () => {
  mock = await openMock({ pace: 0 });
});
afterAll(() => mock.close());

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers } };
  const response = await mock.app.request(path, { ...init, ...(body && { body: JSON.stringify(body) }) });
  return response.json();
}

/** The world of a link as its page makes it, read as its person. */
async function opened(text: string): Promise<{ next: string; read: (path: string) => Promise<unknown>; id: string }> {
  const path = links.get(text) ?? '';
  expect((await mock.app.request(path)).status).toBe(200);
  const parsed = startLinkIn(new URL(path, 'http://mock').searchParams, KNOWN);
  if (!('link' in parsed)) throw new Error(`${text}: ${parsed.problem}`);
  const { persona, scenario, faults, next } = parsed.link;
  const { id } = (await send('POST', '/__mock/worlds', { scenario })) as { id: string };
  const world = { 'x-mock-world': id };
  for (const fault of faults) await send('POST', '/__mock/faults', LINK_FAULTS[fault], world);
  const { access_token } = (await send('POST', '/__mock/token', { persona }, world)) as { access_token: string };
  const headers = { ...world, authorization: `Bearer ${access_token}` };
  return { id, next, read: (address) => send('GET', address, undefined, headers) };
}

test('the tour shows a vehicle of every kind', async () => {
  const { next, read } = await opened('Control Center');
  expect(next).toBe('/control-center');
  const { results } = (await read('/api/v1/vehicle?limit=100')) as {
    results: { vehicle_name: string; product_name: string }[];
  };
  expect(results.map(({ vehicle_name }) => vehicle_name)).toContain('Van 07');
  expect(new Set(results.map(({ product_name }) => product_name)).size).toBeGreaterThan(5);
});

test('the tour shows a fleet', async () => {
  const { read } = await opened('10,000 vehicles');
  expect(await read('/api/v1/vehicle?limit=1')).toMatchObject({ count: 10_000 });
});

test('the tour shows subscriptions in every state', async () => {
  const { next, read } = await opened('Subscriptions');
  expect(next).toBe('/subscriptions');
  type State = Record<'pause' | 'renewal_failure' | 'pending_plan', unknown>;
  const { results } = (await read('/api/v1/device?limit=100')) as { results: { subscription: State }[] };
  for (const state of ['pause', 'renewal_failure', 'pending_plan'] as const) {
    expect(results.some(({ subscription }) => subscription?.[state])).toBe(true);
  }
});

test('the tour declines one payment', async () => {
  const { id } = await opened('A declined payment');
  expect(await send('GET', '/__mock/faults', undefined, { 'x-mock-world': id })).toMatchObject([
    { operation: 'chargePayment', times: 1, effect: { decline: true } },
  ]);
});

test('the tour shows a guest during an outage', async () => {
  const { read } = await opened('A guest, in a device outage');
  expect(await read('/api/v1/vehicle?limit=100')).toMatchObject({ count: 3, results: [{ isShared: true }, {}, {}] });
  expect(await read('/api/outage')).toContainEqual(expect.objectContaining({ x1Devices: true }));
});

test('every link of the tour is tested', () => {
  expect([...links.keys()]).toEqual([
    'Control Center',
    '10,000 vehicles',
    'Subscriptions',
    'A declined payment',
    'A guest, in a device outage',
  ]);
});
