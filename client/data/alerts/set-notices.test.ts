import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getListAlertRulesQueryKey } from '../../../generated/client/alert.ts';
import { ApiError } from '../../api/errors.ts';
import type { AlertRule } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';
import { setNotices } from './set-notices.ts';

const calls = vi.hoisted(() => ({ updateAlertRule: vi.fn() }));
vi.mock('../../../generated/client/alert.ts', async (original) => ({ ...(await original<object>()), ...calls }));

const write = (id: number, isOn: boolean) => ({
  rule: { id, vehicle_id: id + 1_000, alert_type: 'geofences' } as AlertRule,
  data: { notify_sms: isOn },
});

beforeEach(() => calls.updateAlertRule.mockReset());
afterEach(() => queryClient.clear());

test('[commerce 8] changes every rule, names the vehicles whose device rejects, and reads the rules again', async () => {
  const queryKey = [...getListAlertRulesQueryKey({ vehicle_id: [1_001] }), 'every page'];
  queryClient.setQueryData(queryKey, []);
  const rejected = new ApiError({ kind: 'rule-rejected', status: 424, message: '' } as never);
  calls.updateAlertRule.mockImplementation(async (id: number) => {
    if (id === 2) throw rejected;
  });
  const done: number[] = [];
  const failed = await setNotices([write(1, true), write(2, true), write(3, false)], (count) => done.push(count));
  expect([...failed]).toEqual([[1_002, rejected]]);
  expect(done).toEqual([1, 2, 3]);
  expect(calls.updateAlertRule.mock.calls).toEqual([
    [1, { notify_sms: true }],
    [2, { notify_sms: true }],
    [3, { notify_sms: false }],
  ]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
