import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import type { RuleSettings } from '../../rules/alerts/rule-values.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { savedRules } from './rules.ts';
import { setRules } from './set-rules.ts';

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

type Sent = { vehicle_ids: [number] };
const answering = (answer: (vehicleId: number) => Response) =>
  fetched.mockImplementation(async (input, init) => {
    const sent = (await new Request(input, init).json()) as Sent;
    return answer(sent.vehicle_ids[0]);
  });
const rejected = () => Response.json({ detail: 'Rejected', code: 'RULE_REJECTED' }, { status: 424 });

test('[commerce 8] sets a rule vehicle by vehicle, so that a rejection stops none of the others', async () => {
  answering((id) => (id === 2 ? rejected() : Response.json({ alert_rules: [rule(id)] }, { status: 201 })));
  const done: number[] = [];
  const outcome = await setRules([1, 2, 3], 'engine', SETTINGS, {
    signal: new AbortController().signal,
    onProgress: (count) => done.push(count),
  });
  expect(outcome.saved).toEqual([1, 3]);
  expect([...outcome.failed].map(([id, { kind }]) => [id, kind])).toEqual([[2, 'rule-rejected']]);
  expect(outcome.unsent).toEqual([]);
  expect(done).toEqual([1, 2, 3]);
});

test('[commerce 8] stops before the next vehicle, and says which were not sent', async () => {
  const controller = new AbortController();
  answering((id) => Response.json({ alert_rule: rule(id) }, { status: 201 }));
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  const { saved, failed, unsent } = await setRules(ids, 'engine', SETTINGS, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.length).toBeLessThanOrEqual(6);
  expect([saved.length + unsent.length, failed.size]).toEqual([20, 0]);
});

test('[commerce 7] reads the rules of an answer for several vehicles, and of one for a single vehicle', () => {
  expect(savedRules({ alert_rules: [rule(1), rule(2)] })).toEqual([rule(1), rule(2)]);
  expect(savedRules({ alert_rule: rule(1) })).toEqual([rule(1)]);
  // The documents' single rule, without a name around it.
  expect(savedRules(rule(1))).toEqual([rule(1)]);
  expect(savedRules({})).toEqual([]);
});
