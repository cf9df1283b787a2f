import { expect, test } from 'vitest';
import { aLog, aTrip } from './trip.fixture.ts';
import { episodesOf, eventMarks, rankOf, tripEvents } from './trip-events.ts';

const CODES = { dtc_codes: ['P0420'] };

test('[commerce 9] ranks the first point 6, the last 5, trouble codes 4, a violation 3, others 1', () => {
  const { points } = aTrip([
    aLog(0, CODES),
    aLog(30, { is_speed_violation: true }),
    aLog(60),
    aLog(90, { ...CODES, is_idle_violation: true }),
    aLog(120, CODES),
  ]);
  expect(points.map((_, index) => rankOf(points, index))).toEqual([6, 3, 1, 4, 5]);
});

test('[commerce 9] merges events at the same coordinates under the highest rank', () => {
  const stop = { longitude: -87.6, latitude: 41.9 };
  const events = tripEvents(
    aTrip([
      aLog(0),
      aLog(30, stop),
      aLog(60, { ...stop, ...CODES }),
      aLog(90, { ...stop, is_idle_violation: true }),
      aLog(120),
    ]),
  );
  expect(events.map(({ rank, points }) => [rank, points.length])).toEqual([
    [4, 3],
    [5, 1],
    [6, 1],
  ]);
});

test('[commerce 3] a violation over several points is one episode, and its alert is not listed again', () => {
  const fast = { is_speed_violation: true };
  const trip = aTrip([
    aLog(0, { alerts: ['ignition'] }),
    aLog(30, { ...fast, alerts: ['speed_limit'] }),
    aLog(60, fast),
    aLog(90),
    aLog(120, fast),
    aLog(150, { alerts: ['accelerometer_event'] }),
  ]);
  const start = trip.start;
  expect(episodesOf(trip).map(({ kind, from, to }) => [kind, (from - start) / 1_000, (to - start) / 1_000])).toEqual([
    ['speed', 30, 60],
    ['speed', 120, 120],
    ['accelerometer_event', 150, 150],
  ]);
});

test('[commerce 3] lists the alert of an engine that ran long, and not that of every ignition', () => {
  const trip = aTrip([aLog(0, { alerts: ['ignition'] }), aLog(30), aLog(60, { alerts: ['engine'] })]);
  expect(episodesOf(trip).map(({ kind }) => kind)).toEqual(['engine']);
});

test('[commerce 3] each crossing of a geofence is an episode of its own', () => {
  const yard = { geofence: 81, geofence_name: 'Yard' };
  const left = { ...yard, direction: 'depart' } as const;
  const arrived = { ...yard, direction: 'arrive' } as const;
  const crossing = { is_geofence_violation: true, alerts: ['geofences' as const] };
  const trip = aTrip([
    aLog(0),
    aLog(30, { ...crossing, crossings: [left] }),
    aLog(31, { ...crossing, crossings: [arrived, { ...arrived, geofence: 82 }] }),
    aLog(60, crossing),
  ]);
  expect(episodesOf(trip).map(({ kind, from, crossing: found }) => [kind, (from - trip.start) / 1_000, found])).toEqual(
    [
      ['geofence', 30, left],
      ['geofence', 31, arrived],
      ['geofence', 31, { ...arrived, geofence: 82 }],
      ['geofence', 60, null],
    ],
  );
});

test('[places 7] harsh driving is acceleration or braking where the server says which, and in general where it does not', () => {
  const harsh = { alerts: ['accelerometer_event', 'ignition'] };
  const trip = aTrip([
    aLog(0),
    aLog(30, { ...harsh, alert_kinds: ['harsh_braking', 'ignition_off'] }),
    aLog(60),
    aLog(90, { ...harsh, alert_kinds: ['harsh_turn'] }),
    aLog(120),
    aLog(150, harsh),
  ]);
  expect(episodesOf(trip).map(({ kind }) => kind)).toEqual([
    'harsh_braking',
    'accelerometer_event',
    'accelerometer_event',
  ]);
});

test.each([
  ['is_speed_violation', 'speed_limit', 'speed'],
  ['is_curfew_violation', 'curfew', 'curfew'],
  ['is_geofence_violation', 'geofences', 'geofence'],
  ['is_idle_violation', 'engine_idle', 'idle'],
] as const)('[commerce 3] a point with %s, the alert %s or both has one episode: %s', (violation, alert, kind) => {
  for (const log of [{ [violation]: true }, { alerts: [alert] }, { [violation]: true, alerts: [alert] }]) {
    const trip = aTrip([aLog(0), aLog(30, log), aLog(60)]);
    const at = trip.start + 30_000;
    expect(episodesOf(trip)).toEqual([{ kind, from: at, to: at, codes: [], crossing: null }]);
  }
  const { points } = aTrip([aLog(0), aLog(30, { [violation]: true }), aLog(60)]);
  expect(rankOf(points, 1)).toBe(3);
});

test('[commerce 3] trouble codes are an episode with their codes, beside the violations of the same point', () => {
  const trip = aTrip([
    aLog(0),
    aLog(30, { ...CODES, alerts: ['dtc'], is_idle_violation: true }),
    aLog(60, { dtc_codes: [] }),
  ]);
  expect(episodesOf(trip).map(({ kind, codes }) => [kind, codes])).toEqual([
    ['idle', ['P0420']],
    ['codes', ['P0420']],
  ]);
  expect(rankOf(trip.points, 9)).toBe(1);
});

test('[commerce 9] an event states its place, its first time and its points', () => {
  const trip = aTrip([aLog(0), aLog(30, { longitude: -87.6 }), aLog(60, { latitude: 42 })]);
  const [{ points, ...first } = { points: [] }] = tripEvents(trip);
  expect(first).toEqual({ rank: 1, at: trip.start + 30_000, longitude: -87.6, latitude: 41.8803 });
  expect(points).toEqual([trip.points[1]]);
  expect(tripEvents(trip)).toHaveLength(3);
  expect(tripEvents(trip)).toBe(tripEvents(trip));
});

test('[commerce 9] an event has one icon where it began, and the icon of the highest rank is drawn last', () => {
  const fast = { is_speed_violation: true };
  const stop = { longitude: -87.6, latitude: 41.9 };
  const trip = aTrip([
    aLog(0),
    aLog(30, { dtc_codes: ['P0420'] }),
    aLog(60, fast),
    aLog(90, fast),
    aLog(120, { ...stop, is_idle_violation: true }),
    aLog(150, { ...stop, is_curfew_violation: true }),
    aLog(180),
  ]);
  const marks = eventMarks(trip).map(({ at, episodes }) => [
    (at - trip.start) / 1_000,
    episodes.map(({ kind }) => kind),
  ]);
  expect(marks).toEqual([
    [60, ['speed']],
    [120, ['idle', 'curfew']],
    [30, ['codes']],
  ]);
});
