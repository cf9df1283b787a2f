import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle, patchReported, patchReportedSoon, refreshVehicles, reported, saveVehicle } from './cache.ts';
import { vehicleQuery, vehiclesQuery } from './queries.ts';

const van = aVehicle({
  last_known_state: {
    timestamp: '2026-11-21T15:00:00Z',
    latitude: 41.88,
    longitude: -87.65,
    speed: 0,
    armed: false,
    controller: { engine_on: true, ignition_on: true, main_battery_voltage: 12.6 },
  },
});

test('[commerce 4] a command response updates armed, engine, ignition and the time of the report', () => {
  const parsed = { command_success: true, armed: true, engine_on: false, ignition_on: false };
  expect(reported(van, { parsed, answered_at: '2026-11-21T16:00:00Z' }).last_known_state).toEqual({
    timestamp: '2026-11-21T16:00:00Z',
    latitude: 41.88,
    longitude: -87.65,
    speed: 0,
    armed: true,
    ignition_on: false,
    panic_status: undefined,
    controller: { engine_on: false, ignition_on: false, main_battery_voltage: 12.6 },
  });
});

test('[commerce 4] does not count a failed command as a report', () => {
  const parsed = { command_success: false, engine_on: true };
  expect(reported(van, { parsed, answered_at: '2026-11-21T16:00:00Z' }).last_known_state?.timestamp).toBe(
    '2026-11-21T15:00:00Z',
  );
});

test('[core 7] updates place and time after a refresh', () => {
  const parsed = { command_success: true, latitude: 41.9, longitude: -87.6 };
  expect(reported(van, { parsed, answered_at: '2026-11-21T16:00:00Z' }).last_known_state).toMatchObject({
    timestamp: '2026-11-21T16:00:00Z',
    latitude: 41.9,
    longitude: -87.6,
    armed: false,
  });
});

test('keeps a vehicle unknown that never reported', () => {
  const silent = aVehicle({ last_known_state: null });
  expect(reported(silent, { parsed: { command_success: true, armed: true } })).toBe(silent);
});

test('[core 7] replaces a position of the same second', () => {
  const parsed = { command_success: true, latitude: 41.9, longitude: -87.6 };
  expect(reported(van, { parsed, answered_at: '2026-11-21T15:00:00Z' }).last_known_state?.latitude).toBe(41.9);
});

test('ignores a position older than the cached one', () => {
  const parsed = { command_success: true, latitude: 41.9, longitude: -87.6, armed: true };
  expect(reported(van, { parsed, answered_at: '2026-11-21T14:59:00Z' }).last_known_state).toMatchObject({
    timestamp: '2026-11-21T15:00:00Z',
    latitude: 41.88,
    armed: true,
  });
});

describe('answers that arrive out of order', () => {
  const KEY = 'GG-20417-A7';
  const held: ((rows: readonly Vehicle[]) => void)[] = [];
  const first = aVehicle({ id: 1, device_key: KEY, vehicle_name: 'Old' });
  const second = aVehicle({ id: 2, device_key: 'GG-2', vehicle_name: 'Other' });
  const listed = () => queryClient.getQueryData(vehiclesQuery().queryKey) ?? [];
  const armed = () => listed().map(({ last_known_state }) => last_known_state?.armed);
  const names = () => listed().map(({ vehicle_name }) => vehicle_name);
  /** Requests the list, which is answered on demand. */
  const readList = () => queryClient.fetchQuery({ ...vehiclesQuery(), staleTime: 0 });
  const later = <Answer>() => {
    let arrive: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      arrive = resolve;
    });
    return { answer, arrive };
  };
  const unlocked = (answered_at?: string) => ({
    ...(answered_at !== undefined && { answered_at }),
    parsed: { command_success: true, armed: false },
  });

  beforeEach(() => {
    held.length = 0;
    const fetched = () =>
      new Promise<Response>((resolve) =>
        held.push((results) => resolve(Response.json({ count: results.length, next: null, previous: null, results }))),
      );
    vi.stubGlobal('fetch', vi.fn(fetched));
    const origin = new URL('https://portal.example/');
    configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
    queryClient.setQueryData(vehiclesQuery().queryKey, [first, second]);
  });
  afterEach(() => {
    emptyEverything();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('[commerce 4] keeps a device report over a list that was requested before it', async () => {
    const reading = readList();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    patchReported(KEY, unlocked());
    held[0]?.([first, { ...second, vehicle_name: 'Renamed elsewhere' }]);
    await reading;
    expect(armed()).toEqual([false, true]);
    expect(names()).toEqual(['Old', 'Renamed elsewhere']);
  });

  test('replaces earlier reports by a list that was requested later', async () => {
    patchReported(KEY, unlocked());
    const reading = readList();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.([first, second]);
    await reading;
    expect(armed()).toEqual([true, true]);
  });

  test('[commerce 4] applies reports that arrive during the first read of the list', async () => {
    queryClient.clear();
    queryClient.setQueryData(vehicleQuery(1).queryKey, first);
    const reading = readList();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    patchReported(KEY, unlocked());
    expect(queryClient.getQueryData(vehicleQuery(1).queryKey)?.last_known_state?.armed).toBe(false);
    held[0]?.([first, second]);
    await reading;
    expect(armed()).toEqual([false, true]);
  });

  test('[commerce 4] keeps a save over an older list, and a later device report over the save', async () => {
    const save = later<Vehicle>();
    const reading = readList();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const saving = saveVehicle(() => save.answer);
    patchReported(KEY, unlocked());
    save.arrive({ ...first, vehicle_name: 'New' });
    expect(await saving).toMatchObject({ vehicle_name: 'New', last_known_state: { armed: false } });
    held[0]?.([first, second]);
    await reading;
    expect(names()).toEqual(['New', 'Other']);
    expect(armed()).toEqual([false, true]);
  });

  test('[commerce 4] keeps newer reports when a page of a large fleet is read again', async () => {
    const page = later<readonly Vehicle[]>();
    const refreshing = refreshVehicles(() => page.answer);
    patchReported(KEY, unlocked());
    changeVehicle(2, (vehicle) => ({ ...vehicle, vehicle_name: 'New' }));
    page.arrive([{ ...first, vehicle_name: 'Newer' }, second]);
    await refreshing;
    expect(armed()).toEqual([false, true]);
    expect(names()).toEqual(['Newer', 'New']);
  });

  test('ignores a single vehicle that was requested before the list', async () => {
    const single = later<readonly Vehicle[]>();
    const refreshing = refreshVehicles(() => single.answer);
    const reading = readList();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.([{ ...first, vehicle_name: 'New' }, second]);
    await reading;
    single.arrive([first]);
    await refreshing;
    expect(names()).toEqual(['New', 'Other']);
  });

  test('[commerce 4] keeps the later of two device reports, whichever arrives first', () => {
    patchReported(KEY, unlocked('2026-11-21T16:00:05Z'));
    patchReported(KEY, {
      answered_at: '2026-11-21T16:00:01Z',
      parsed: { command_success: true, armed: true, panic_status: true },
    });
    expect(listed()[0]?.last_known_state).toMatchObject({ armed: false, panic_status: true });
  });

  test('[core 4] applies a waiting batch report before a later one', () => {
    vi.useFakeTimers();
    patchReportedSoon(KEY, unlocked());
    patchReportedSoon('GG-2', unlocked());
    expect(armed()).toEqual([true, true]);
    patchReported(KEY, { parsed: { command_success: true, armed: true } });
    expect(armed()).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(armed()).toEqual([true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
