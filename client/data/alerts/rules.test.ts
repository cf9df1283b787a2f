import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { AlertRule } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { backtestQuery, ruleSave, vehicleRulesQuery } from './rules.ts';

const getVehicle = vi.hoisted(() => vi.fn());
vi.mock('../../../generated/client/vehicle.ts', async (original) => ({ ...(await original<object>()), getVehicle }));

const calls = vi.hoisted(() => ({
  backtestAlertRule: vi.fn(),
  createAlertRule: vi.fn(),
  listAlertRules: vi.fn(),
  updateAlertRule: vi.fn(),
}));
vi.mock('../../../generated/client/alert.ts', async (original) => ({ ...(await original<object>()), ...calls }));

const rule = (id: number, is_enabled = true): AlertRule => ({
  id,
  vehicle_id: 1_001,
  alert_type: 'engine',
  is_enabled,
});
const { queryKey } = vehicleRulesQuery(1_001);
const save = async (saved: AlertRule | null, settings: object) =>
  await queryClient
    .getMutationCache()
    .build(queryClient, ruleSave(1_001, 'engine', saved))
    .execute(settings);

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
});
afterEach(() => queryClient.clear());

test('[commerce 3] reads the rules of one vehicle', async () => {
  calls.listAlertRules.mockResolvedValue({ count: 1, next: null, previous: null, results: [rule(1)] });
  expect(await queryClient.fetchQuery(vehicleRulesQuery(1_001))).toEqual([rule(1)]);
  expect(calls.listAlertRules.mock.calls[0]?.[0]).toMatchObject({ vehicle_id: [1_001], offset: 0 });
  expect(calls.listAlertRules.mock.calls[0]?.[1]).toMatchObject({ signal: expect.any(AbortSignal) });
});

test('[commerce 3] a saved rule shows at once, in its place', async () => {
  queryClient.setQueryData(queryKey, [rule(1), rule(2), rule(3)]);
  calls.updateAlertRule.mockResolvedValue(rule(2, false));
  await save(rule(2), { is_enabled: false });
  expect(calls.updateAlertRule).toHaveBeenCalledExactlyOnceWith(2, { is_enabled: false });
  expect(queryClient.getQueryData(queryKey)).toEqual([rule(1), rule(2, false), rule(3)]);
});

test('[commerce 3] a new rule shows at once after the others, and no list is made up', async () => {
  calls.createAlertRule.mockResolvedValue({ alert_rules: [rule(4)] });
  await save(null, { notify_sms: true });
  expect(calls.createAlertRule).toHaveBeenCalledExactlyOnceWith({
    vehicle_ids: [1_001],
    alert_type: 'engine',
    notify_sms: true,
  });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  queryClient.setQueryData(queryKey, [rule(1)]);
  await save(null, { notify_sms: true });
  expect(queryClient.getQueryData(queryKey)).toEqual([rule(1), rule(4)]);
});

test('[commerce 3] replays each rule for its vehicles, without the mark that it counts', async () => {
  const replay = { is_replayable: true, count: 3, saved_count: 2, vehicle_ids: [1_001], days: [], newest: [] };
  calls.backtestAlertRule.mockResolvedValue(replay);
  const replayed = { vehicle_ids: [1_001], alert_type: 'engine', parameters: { threshold: 90 } } as const;
  const merged = await queryClient.fetchQuery(
    backtestQuery([
      { ...replayed, vehicle_ids: [1_001], isCounted: true },
      { ...replayed, vehicle_ids: [1_002], isCounted: false },
    ]),
  );
  expect(merged).toMatchObject({ count: 3, saved_count: 4 });
  expect(calls.backtestAlertRule.mock.calls[0]?.[1]).toMatchObject({ signal: expect.any(AbortSignal) });
  expect(calls.backtestAlertRule.mock.calls.map(([body]) => body)).toEqual([
    replayed,
    { ...replayed, vehicle_ids: [1_002] },
  ]);
});

test.each([
  ['still there', () => Promise.resolve({}), 'not-offered'],
  ['gone', () => Promise.reject(new ApiError({ kind: 'not-found', status: 404, message: 'No' })), 'not-found'],
] as const)('[core 8] a replay that answers 404 while its vehicle is %s', async (_where, answer, kind) => {
  calls.backtestAlertRule.mockRejectedValue(new ApiError({ kind: 'not-found', status: 404, message: 'No' }));
  getVehicle.mockReset().mockImplementation(answer);
  const replayed = {
    vehicle_ids: [1_002],
    alert_type: 'engine',
    parameters: { threshold: 90 },
    isCounted: true,
  } as const;
  const options = { ...backtestQuery([{ ...replayed, vehicle_ids: [1_002] }]), retry: false };
  await expect(queryClient.fetchQuery(options)).rejects.toMatchObject({ kind });
  expect(getVehicle).toHaveBeenCalledExactlyOnceWith(1_002);
});
