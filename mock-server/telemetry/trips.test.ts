import { expect, test } from 'vitest';
import { createTelemetry } from './telemetry.ts';
import { at, changed, DAY, driving, MINUTE, NOW, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const ALL = 10_000;
const WEEK = [NOW - 7 * DAY, NOW] as const;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const monday = (who: Subject) => telemetry.trips(who, at('2026-11-16T06:00:00Z'), at('2026-11-17T05:59:59Z'), NOW);

test('[commerce 3] reports times, miles, top speed and addresses of a trip', () => {
  const { count, page } = monday(driving('commuter'));
  expect(count).toBe(2);
  const [home, out] = page(0, ALL);
  const { logs, ...plain } = out ?? { logs: [] };
  expect(plain).toEqual({
    id: 'GG-20417-A7-1794833535',
    start_date: '2026-11-16T12:52:15.000Z',
    end_date: '2026-11-16T13:00:17.000Z',
    miles: 3.5,
    idle_time: 117,
    max_speed: 51,
    start_address: '1 Oak St',
    end_address: 'Motorway exit',
  });
  // Every half minute, at the harsh start, at the turn and on arrival.
  const half = [
    '52:15',
    '52:45',
    '53:15',
    '53:29',
    '53:45',
    '54:15',
    '54:45',
    '55:15',
    '55:45',
    '56:15',
    '56:45',
    '57:15',
  ];
  const rest = ['57:45', '58:15', '58:45', '58:49', '59:15', '59:45'];
  const minutes = [...half, ...rest].map((time) => `12:${time}`);
  expect(logs.map(({ timestamp }) => timestamp.slice(11, 19))).toEqual([...minutes, '13:00:15', '13:00:17']);
  expect(home).toMatchObject({ start_address: 'Motorway exit', end_address: '1 Oak St' });
});

test('[commerce 3] starts and ends a trip with the ignition and logs its events', () => {
  const [, out] = monday(driving('commuter')).page(0, ALL);
  const entries = out?.logs
    .filter(({ alerts = [] }) => alerts.length > 0)
    .map(({ timestamp, alerts }) => [timestamp, alerts]);
  expect(entries).toEqual([
    ['2026-11-16T12:52:15.000Z', ['ignition']],
    ['2026-11-16T12:53:29.000Z', ['accelerometer_event']],
    ['2026-11-16T13:00:17.000Z', ['ignition']],
  ]);
});

test('uses addresses of the geocoder if it has one', () => {
  const named = createTelemetry(streets, (lon) => (lon < -87.69 ? 'Near the hub' : null));
  const [, out] = named.trips(driving('commuter'), at('2026-11-16T06:00:00Z'), at('2026-11-17T06:00:00Z')).page(0, ALL);
  expect(out).toMatchObject({ start_address: 'Near the hub', end_address: 'Motorway exit' });
});

test('matches the readings in every second of a trip', () => {
  for (const who of [subject(), driving('night_shift', 'speeder', 'idler'), driving('trailer')]) {
    const trips = telemetry.trips(who, ...WEEK).page(0, ALL);
    expect(trips.length).toBeGreaterThan(3);
    for (const log of trips.flatMap(({ logs }) => logs)) {
      const { timestamp, latitude, longitude, mileage, speed } = log;
      const located = changed(who, { located_at: at(timestamp) });
      expect(telemetry.reading(located, at(timestamp))).toMatchObject({ latitude, longitude, mileage, speed });
    }
  }
});

test("stays below the trip's top speed without jumps", () => {
  const who = driving('delivery', 'speeder');
  const [trip] = telemetry
    .trips(who, ...WEEK)
    .page(0, ALL)
    .filter(({ max_speed }) => max_speed > 75);
  if (!trip) throw new Error('No fast trip');
  let last: { latitude: number; longitude: number; mileage: number } | null = null;
  for (let now = at(trip.start_date ?? ''); now <= at(trip.end_date ?? ''); now += 1_000) {
    const here = telemetry.reading(changed(who, { located_at: now }), now);
    if (!here) throw new Error('No reading');
    expect(here.speed).toBeLessThanOrEqual(trip.max_speed);
    if (last) {
      const meters = Math.hypot((here.latitude - last.latitude) * 111_320, (here.longitude - last.longitude) * 82_900);
      expect(meters).toBeLessThan(42);
      expect(here.mileage).toBeGreaterThanOrEqual(last.mileage);
    }
    last = here;
  }
});

test.each(['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'trailer'] as const)(
  'matches the odometer to the sum of trips over months of a %s',
  (pattern) => {
    const who = driving(pattern);
    const [from, to] = [at('2026-08-17T18:30:00Z'), at('2026-11-17T18:30:00Z')];
    const { page, stats } = telemetry.trips(who, from, to);
    const miles = (instant: number) => telemetry.reading(changed(who, { located_at: instant }), instant)?.mileage ?? 0;
    expect(sum(page(0, ALL).map(({ miles = 0 }) => miles))).toBeCloseTo(miles(to) - miles(from), 6);
    expect(stats.trip_miles).toBeCloseTo(miles(to) - miles(from), 6);
    expect(stats.total_net_miles).toBeCloseTo(miles(to) - miles(from), 6);
  },
);

test('[commerce 3] computes statistics over the whole range, not over a page', () => {
  const who = driving('delivery', 'speeder', 'idler');
  const { count, page, stats } = telemetry.trips(who, ...WEEK);
  const trips = page(0, ALL);
  const alerts = (type: string) => trips.flatMap(({ logs }) => logs).filter((log) => log.alerts?.includes(type)).length;
  const seconds = trips.map((trip) => (at(trip.end_date ?? '') - at(trip.start_date ?? '')) / 1_000);
  expect(stats).toEqual({
    trip_miles: expect.closeTo(sum(trips.map(({ miles = 0 }) => miles)), 6),
    total_net_miles: expect.closeTo(sum(trips.map(({ miles = 0 }) => miles)), 6),
    idle_time: sum(trips.map(({ idle_time }) => idle_time)),
    ignition_on_total: sum(seconds),
    ignition_off_total: 7 * 86_400 - sum(seconds),
    speed_violations_counter: alerts('speed_limit'),
    harsh_acceleration_count: 25,
    harsh_braking_count: 18,
    trips: count,
  });
  expect(stats.speed_violations_counter).toBeGreaterThan(5);
});

test('returns every trip once in its pages, newest first', () => {
  const { count, page } = telemetry.trips(subject(), ...WEEK);
  const pages = Array.from({ length: Math.ceil(count / 7) }, (_, i) => page(i * 7, 7)).flat();
  expect(pages).toEqual(page(0, ALL));
  expect(pages).toHaveLength(count);
  const starts = pages.map(({ start_date = '' }) => start_date);
  expect(starts).toEqual([...starts].sort().reverse());
  expect(page(count, 7)).toEqual([]);
});

test('returns the same trips by days as by week', () => {
  const who = driving('night_shift');
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    telemetry.trips(who, NOW - (day + 1) * DAY, NOW - day * DAY - 1, NOW).page(0, ALL),
  );
  expect(days).toEqual(telemetry.trips(who, ...WEEK, NOW).page(0, ALL));
});

test('returns a trip in progress without an end, growing over time', () => {
  const who = driving('commuter');
  const seen = (time: string) => {
    const now = at(`2026-11-16T${time}Z`);
    return telemetry.trips(who, now - 60 * MINUTE, now).page(0, ALL);
  };
  expect(seen('12:52:14')).toEqual([]);
  const [going] = seen('12:57:00');
  expect(going).not.toHaveProperty('end_date');
  expect(going?.logs.at(-1)?.timestamp).toBe('2026-11-16T12:57:00.000Z');
  const [over] = seen('13:00:17');
  expect(over).toMatchObject({ id: going?.id, end_date: '2026-11-16T13:00:17.000Z' });
  expect(over?.miles).toBeGreaterThan(going?.miles ?? 0);
});

test('[commerce 3] logs speeding, idling and curfew while they last', () => {
  const flagged = (who: Subject, flag: 'is_speed_violation' | 'is_idle_violation' | 'is_curfew_violation') =>
    telemetry
      .trips(who, ...WEEK)
      .page(0, ALL)
      .flatMap(({ logs }) => logs)
      .filter((log) => log[flag]);
  const fast = flagged(driving('delivery', 'speeder'), 'is_speed_violation');
  expect(fast.length).toBeGreaterThan(10);
  expect(Math.min(...fast.map(({ speed }) => speed))).toBeGreaterThan(30);
  const idle = flagged(driving('delivery', 'idler'), 'is_idle_violation');
  expect(idle.length).toBeGreaterThan(100);
  expect(Math.max(...idle.map(({ speed }) => speed))).toBe(0);
  const late = flagged(driving('commuter', 'night_owl'), 'is_curfew_violation');
  expect(late.every(({ timestamp }) => ['06', '07', '08'].includes(timestamp.slice(11, 13)))).toBe(true);
  expect(late.length).toBeGreaterThan(10);
});

test('[core 3] lists trouble codes in the log that reported them', () => {
  const who = changed(driving('delivery', 'trouble_codes'), { trouble_codes: ['P0301', 'P0420'] });
  const logs = monday(who)
    .page(0, ALL)
    .flatMap(({ logs }) => logs);
  expect(logs.filter(({ dtc_codes = [] }) => dtc_codes.length > 0)).toEqual([
    expect.objectContaining({ dtc_codes: ['P0301', 'P0420'], alerts: ['dtc'] }),
  ]);
});

test('excludes unreported events from trips', () => {
  expect(telemetry.trips(subject({ plan_renewal_date: NOW - 8 * DAY }), ...WEEK).count).toBe(0);
  expect(telemetry.trips(subject({ installed_at: NOW - MINUTE }), ...WEEK).count).toBe(0);
  expect(telemetry.trips(changed(driving('trailer'), { power_save_mode: 2 }), ...WEEK).count).toBe(0);
  const late = driving('delivery', 'unreachable');
  const known = at('2026-11-21T16:00:00Z');
  const starts = telemetry
    .trips(late, ...WEEK)
    .page(0, ALL)
    .map(({ start_date = '' }) => at(start_date));
  expect(Math.max(...starts)).toBeLessThan(known);
});
