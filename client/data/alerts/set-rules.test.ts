import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getListAlertRulesQueryKey } from '../../../generated/client/alert.ts';
import { configureApi } from '../../api/transport.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { savedRules } from './rules.ts';
import { isOfOneVehicle, mayBeSaved, setRules } from './set-rules.ts';

const SETTINGS: RuleSettings = {
  is_enabled: true,
  parameters: { threshold: 45 },
  notify_push: true,
  notify_sms: false,
  notify_email: false,
};
const rule = (vehicle_id: number) => ({ id: vehicle_id * 1_000 + 1, vehicle_id, alert_type: 'engine' });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

type Sent = { vehicle_ids: number[] };
/** Answers as the server does: it saves all of a list, or refuses it. Returns the sizes of the lists. */
function answering(refusal: (vehicleIds: readonly number[]) => Response | null): number[] {
  const sizes: number[] = [];
  fetched.mockImplementation(async (input, init) => {
    const { vehicle_ids } = (await new Request(input, init).json()) as Sent;
    sizes.push(vehicle_ids.length);
    return refusal(vehicle_ids) ?? Response.json({ alert_rules: vehicle_ids.map(rule) }, { status: 201 });
  });
  return sizes;
}
const rejected = () => Response.json({ detail: 'Rejected', code: 'RULE_REJECTED' }, { status: 424 });
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const quietly = { onProgress: () => undefined, signal: new AbortController().signal };

test('[commerce 7] sets a rule on 9,482 vehicles with 19 calls', async () => {
  const sizes = answering(() => null);
  const done: number[] = [];
  const outcome = await setRules(ids(9_482), 'engine', SETTINGS, {
    ...quietly,
    onProgress: (count) => done.push(count),
  });
  expect([sizes.length, Math.max(...sizes), outcome.saved.length, done.at(-1)]).toEqual([19, 500, 9_482, 9_482]);
});

test('[commerce 8] a rejection of two devices stops none of the others, and names both', async () => {
  const sizes = answering((list) => (list.includes(2) || list.includes(700) ? rejected() : null));
  const { saved, failed, unsent } = await setRules(ids(1_000), 'engine', SETTINGS, quietly);
  expect([...failed].map(([id, { kind, detail }]) => [id, kind, detail])).toEqual([
    [2, 'rule-rejected', 'Rejected'],
    [700, 'rule-rejected', 'Rejected'],
  ]);
  expect([saved.length, unsent, sizes.length < 45]).toEqual([998, [], true]);
});

test('[core 8] a lost answer is not repeated, and may have been saved', async () => {
  fetched.mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  const { saved, failed } = await setRules(ids(500), 'engine', SETTINGS, quietly);
  expect([fetched.mock.calls.length, saved, failed.size]).toEqual([1, [], 500]);
  expect([...failed.values()].every(mayBeSaved)).toBe(true);
});

test('[commerce 8] stops before the next list, and says which vehicles were not sent', async () => {
  const controller = new AbortController();
  answering(() => null);
  const { saved, failed, unsent } = await setRules(ids(5_000), 'engine', SETTINGS, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect([saved.length, unsent.length, failed.size]).toEqual([1_000, 4_000, 0]);
});

test('[commerce 7] reads the rules of an answer for several vehicles, and of one for a single vehicle', () => {
  expect(savedRules({ alert_rules: [rule(1), rule(2)] })).toEqual([rule(1), rule(2)]);
  expect(savedRules({ alert_rule: rule(1) })).toEqual([rule(1)]);
  // The documents' single rule, without a name around it.
  expect(savedRules(rule(1))).toEqual([rule(1)]);
  expect(savedRules({})).toEqual([]);
});

test('[commerce 8] reads the rules again after a save and after an answer that was lost, not after a refusal', async () => {
  const queryKey = [...getListAlertRulesQueryKey({ vehicle_id: [1] }), 'every page'];
  const isReadAgain = async (answer: () => Response) => {
    queryClient.setQueryData(queryKey, []);
    fetched.mockImplementation(async () => answer());
    await setRules([1], 'engine', SETTINGS, quietly);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  };
  expect(await isReadAgain(rejected)).toBe(false);
  expect(await isReadAgain(() => Response.json({ alert_rules: [rule(1)] }, { status: 201 }))).toBe(true);
  expect(await isReadAgain(() => new Response(null, { status: 500 }))).toBe(true);
});

test.each([
  [400, true, false],
  [403, true, false],
  [404, true, false],
  [500, false, true],
])('[commerce 8] the status %d may be that of one vehicle (%s), and may be saved (%s)', async (status, one, saved) => {
  fetched.mockImplementation(async () => Response.json({ detail: 'No' }, { status }));
  const { failed } = await setRules([1], 'engine', SETTINGS, quietly);
  const failure = failed.get(1);
  expect([failure && isOfOneVehicle(failure), failure && mayBeSaved(failure)]).toEqual([one, saved]);
});
