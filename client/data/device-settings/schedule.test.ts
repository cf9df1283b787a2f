import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getListDevicesQueryKey } from '../../../generated/client/device.ts';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { scheduleSetting } from './schedule.ts';

const fetched = vi.fn<typeof fetch>();
const VALUE = {
  isScheduleActive: true,
  startTime: 0,
  endTime: 3_600,
  timezoneOffset: -6,
  timezoneName: 'America/Chicago',
};
const save = () => new MutationObserver(queryClient, scheduleSetting('GG-41873-T1')).mutate(VALUE);
const isStale = () => queryClient.getQueryState(getListDevicesQueryKey())?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(getListDevicesQueryKey(), { count: 0, next: null, previous: null, results: [] });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[commerce 5] reads the tracker again 2500 ms after its schedule was saved', async () => {
  fetched.mockResolvedValueOnce(Response.json({ parsed: { command_success: true } }));
  const saved = save();
  await vi.advanceTimersByTimeAsync(2_499);
  expect(isStale()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await saved;
  expect(isStale()).toBe(true);
});

test('[commerce 8] a tracker that does not accept the schedule refuses at once', async () => {
  fetched.mockResolvedValueOnce(Response.json({ parsed: { command_success: false } }));
  await expect(save()).rejects.toMatchObject({ kind: 'forbidden', code: null });
});
