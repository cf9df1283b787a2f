import { expect, test } from 'vitest';
import { type AlertFilter, callsOf, eventsRead, type Step } from './queries.ts';

const DAYS: AlertFilter = { from_date: '2026-11-15T06:00:00Z', to_date: '2026-11-22T05:59:59Z' };
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`;
/** A page of events at these minutes. */
const read = (count: number, minutes: readonly number[], offset = 0): Step[number] => ({
  request: { limit: 100, offset },
  page: {
    count,
    next: null,
    previous: null,
    results: minutes.map((minute) => ({
      id: `event-${minute}`,
      alert_type: 'curfew',
      timestamp: at(minute),
      vehicle_id: minute,
    })),
  },
});
const minutesOf = (steps: readonly Step[]) => eventsRead(steps).events.map(({ id }) => Number(id.slice(6)));

test('[commerce 7] asks for a group of 1,200 vehicles in calls of 500', () => {
  const vehicle_id = Array.from({ length: 1_200 }, (_, index) => index + 1);
  const calls = callsOf({ ...DAYS, vehicle_id });
  expect(calls.map((call) => call.vehicle_id?.length)).toEqual([500, 500, 200]);
  expect(calls.flatMap((call) => call.vehicle_id ?? [])).toEqual(vehicle_id);
  expect(callsOf(DAYS)).toEqual([DAYS]);
});

test('[commerce 7] shows events of several calls in one order, as far as all calls are read', () => {
  const first: Step = [read(4, [50, 30]), read(3, [49, 48])];
  expect(minutesOf([first])).toEqual([50, 49, 48]);
  expect(eventsRead([first]).count).toBe(7);
  expect(minutesOf([first, [null, read(3, [20], 2)]])).toEqual([50, 49, 48, 30]);
  expect(minutesOf([first, [null, read(3, [20], 2)], [read(4, [25, 10], 2), null]])).toEqual([
    50, 49, 48, 30, 25, 20, 10,
  ]);
});

test('[commerce 7] keeps the order of the server for a single call, and an event of two pages once', () => {
  expect(minutesOf([[read(5, [50, 40, 30])], [read(5, [30, 20], 3)]])).toEqual([50, 40, 30, 20]);
  expect(eventsRead([])).toEqual({ events: [], count: 0 });
});
