import { describe, expect, test } from 'vitest';
import type { AlertRuleRow, GeofenceRow, GeofenceShape } from '../world/rows.ts';
import { USUAL_NOTICES } from '../world/seeded-rules.ts';
import { ACCURACY } from './fences.ts';
import { createTelemetry } from './telemetry.ts';
import { at, changed, DAY, MINUTE, metersOutside, NOW, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const WEEK = [NOW - 7 * DAY, NOW] as const;

/** Degrees of the bench's streets: east and north of the first hub, in meters. */
const place = (east: number, north: number) => ({
  lat: 41.88 + north / 111_320,
  lng: -87.7 + east / (111_320 * 0.7448),
});
const circle = (east: number, north: number, meters: number): GeofenceShape => ({
  type: 'radius',
  radius: meters / 1_609.344,
  coordinates: [place(east, north)],
});
const box: GeofenceShape = {
  type: 'rectangle',
  radius: null,
  coordinates: [place(2_000, -300), place(3_000, -300), place(3_000, 300), place(2_000, 300)],
};
const point: GeofenceShape = { type: 'point_of_interest', radius: 0, coordinates: [place(-1_000, 1_000)] };
/** Around the hub, where the van parks at night. */
const home = circle(0, 0, 400);

function fence(id: number, shapes: GeofenceRow['shapes'], removed_at: number | null = null): GeofenceRow {
  const center = place(0, 0);
  return {
    id,
    subscriber: 11,
    name: `Fence ${id}`,
    address: null,
    city: null,
    state: null,
    postal_code: null,
    latitude: center.lat,
    longitude: center.lng,
    image: null,
    shapes,
    removed_at,
  };
}
const fenceOf = (id: number, shape: GeofenceShape) => fence(id, [{ from: 0, ...shape }]);

type Version = { from?: number; geofence_id: number; arrive?: boolean; depart?: boolean; is_enabled?: boolean };
const rule = (number: number, ...versions: Version[]): AlertRuleRow => ({
  number,
  alert_type: 'geofences',
  versions: versions.map(({ from = 0, is_enabled = true, ...parameters }) => ({
    from,
    is_enabled,
    parameters,
    ...USUAL_NOTICES,
  })),
});
const BOTH = { arrive: true, depart: true };
const rulesFor = (...rows: GeofenceRow[]) => rows.map(({ id }) => rule(id, { geofence_id: id, ...BOTH }));

const van = (fences: readonly GeofenceRow[], alert_rules = rulesFor(...fences), device = {}): Subject => ({
  ...subject(device, { alert_rules }),
  fences,
});
const query = { from: WEEK[0], to: WEEK[1], now: NOW, limit: 100_000, offset: 0 };
const events = (who: Subject, some = {}) =>
  telemetry.alertEvents([who], { ...query, types: ['geofences'], ...some }).rows.toReversed();
const said = (who: Subject, some = {}) =>
  events(who, some).map(({ timestamp, message }) => [timestamp.slice(5, 16), message]);

const all = [fenceOf(1, home), fenceOf(2, box), fenceOf(3, point), fenceOf(4, circle(300, -4_020, 250))];

test('[commerce 3] reports each arrival and departure with its place, minute and trip', () => {
  const who = van(all);
  const found = events(who);
  expect(found.length).toBeGreaterThan(60);
  for (const { id, timestamp, latitude = 0, longitude = 0, trip_id, message } of found) {
    expect(trip_id).toMatch(/^GG-20417-A7-\d+$/);
    const [, geofence] = /-(\d+)$/.exec(id) ?? [];
    const shape = all.find((row) => row.id === Number(geofence))?.shapes[0];
    if (!shape) throw new Error(`No geofence in ${id}`);
    const meters = metersOutside(shape, latitude, longitude);
    // A vehicle moves up to 40 m in a second, and places are rounded to a meter.
    if (message?.startsWith('Arrived at')) expect(Math.abs(meters + 20)).toBeLessThan(21);
    else expect(Math.abs(meters - ACCURACY - 20)).toBeLessThan(21);
    expect(telemetry.reading(changed(who, { located_at: at(timestamp) }), at(timestamp))).toMatchObject({ latitude });
  }
});

test('[commerce 3] leaves home before it arrives elsewhere, and alternates at each geofence', () => {
  const found = events(van(all));
  for (const { id } of all) {
    const messages = found.filter((event) => event.id.endsWith(`-${id}`)).map(({ message }) => message);
    const first = id === 1 ? 'Left' : 'Arrived at';
    expect(
      messages.every((message, i) => message?.startsWith(i % 2 === 0 ? first : first === 'Left' ? 'Arr' : 'Left')),
    ).toBe(true);
    expect(messages.length % 2).toBe(0);
  }
  const times = found.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted());
});

test('[commerce 3] names the geofence and the direction in alerts, the feed and trips', () => {
  const who = van(all);
  const found = events(who);
  for (const { id, geofence, geofence_name, direction, message } of found) {
    expect(id.endsWith(`-${geofence}`)).toBe(true);
    expect(geofence_name).toBe(`Fence ${geofence}`);
    expect(message).toBe(`${direction === 'arrive' ? 'Arrived at' : 'Left'} Fence ${geofence}`);
  }
  const rows = telemetry.logs([who], [], { ...query, events: ['geofences'] }).rows.toReversed();
  const crossed = found.map(({ geofence, geofence_name, direction }) => ({ geofence, geofence_name, direction }));
  expect(rows.map(({ geofence, geofence_name, direction }) => ({ geofence, geofence_name, direction }))).toEqual(
    crossed,
  );
  const trips = telemetry
    .trips(who, ...WEEK)
    .page(0, 10_000)
    .toReversed();
  expect(trips.flatMap(({ logs }) => logs.flatMap(({ crossings = [] }) => crossings))).toEqual(crossed);
});

/** What each second of the trips of a week says, from the readings. */
function crossedBySecond(who: Subject, shape: GeofenceShape): [second: number, isArrival: boolean][] {
  const crossed: [number, boolean][] = [];
  let isInside: boolean | null = null;
  for (const { start_date = '', end_date = '' } of telemetry
    .trips(who, ...WEEK)
    .page(0, 100)
    .toReversed()) {
    for (let now = at(start_date); now <= at(end_date); now += 1_000) {
      const here = telemetry.reading(changed(who, { located_at: now }), now);
      const meters = metersOutside(shape, here?.latitude ?? 0, here?.longitude ?? 0);
      const isNow: boolean = meters <= (isInside ? ACCURACY : 0);
      if (isInside !== null && isNow !== isInside) crossed.push([now / 1_000, isNow]);
      isInside = isNow;
    }
  }
  return crossed;
}

test.each([
  ['home', home],
  ['box', box],
  ['point', point],
  ['small circle on the way', circle(4_800, 400, 30)],
  ['tiny circle', circle(-500, 1_000, 8)],
])('follows drives past a %s as closely as second by second', (_name, shape) => {
  const who = van([fenceOf(9, shape)]);
  const crossed = crossedBySecond(who, shape);
  const found = events(who).map(({ timestamp, message }) => [at(timestamp) / 1_000, message?.startsWith('Arrived')]);
  expect(found.length).toBeGreaterThan(5);
  expect(found.map(([, isArrival]) => isArrival)).toEqual(crossed.map(([, isArrival]) => isArrival));
  // Readings are rounded to a meter.
  found.forEach(([second], i) => expect(Math.abs(Number(second) - (crossed[i]?.[0] ?? 0))).toBeLessThanOrEqual(1));
});

test('does not depart while part of the accuracy circle is inside', () => {
  const trip = telemetry
    .trips(subject(), ...WEEK)
    .page(0, 100)
    .find(({ end_address }) => end_address === 'Main street');
  const { latitude = 0, longitude = 0 } = trip?.logs.at(-1) ?? {};
  const parked = metersOutside(circle(0, -4_020, 0), latitude, longitude);
  // The van parks some meters to the east of the border, and comes and goes in the north.
  const borderBefore = (meters: number) => said(van([fenceOf(1, circle(0, -4_020, parked - meters))])).length;
  expect(borderBefore(ACCURACY - 2)).toBe(28);
  expect(borderBefore(ACCURACY + 2)).toBe(56);
});

describe('[commerce 3] what changes today changes nothing of yesterday', () => {
  const whole = said(van(all));
  const until = NOW - 2 * DAY;
  const before = whole.filter(([time]) => `${time}` < new Date(until).toISOString().slice(5, 16));

  test.each([
    ['a removed geofence', all.map((row) => ({ ...row, removed_at: until })), undefined],
    [
      'a disabled rule',
      all,
      all.map(({ id }) => rule(id, { geofence_id: id, ...BOTH }, { from: until, is_enabled: false, geofence_id: id })),
    ],
    ['an ended rule', all, rulesFor(...all).map((row) => ({ ...row, removed_at: until }))],
    [
      'a geofence moved far away',
      all.map((row) => ({ ...row, shapes: [...row.shapes, { ...circle(90_000, 0, 10), from: until }] })),
      undefined,
    ],
  ])('keeps the earlier events of %s', (_name, fences, rules) => {
    expect(before.length).toBeGreaterThan(20);
    expect(said(van(fences, rules))).toEqual(before);
  });

  test('a new geofence around a parked or driving vehicle is no arrival', () => {
    for (let from = NOW - 2 * DAY; from < NOW - DAY; from += 37 * MINUTE) {
      const shape = circle(0, 0, 100_000);
      expect(said(van([fence(1, [{ from, ...shape }])]))).toEqual([]);
    }
  });

  test('a smaller geofence raises no departure by itself', () => {
    const shrunk = fence(1, [
      { from: 0, ...circle(0, 0, 100_000) },
      { from: NOW - 2 * DAY, ...circle(0, 0, 1) },
    ]);
    expect(said(van([shrunk])).filter(([, message]) => message?.startsWith('Left'))).toHaveLength(
      said(van([shrunk])).filter(([, message]) => message?.startsWith('Arrived')).length,
    );
  });
});

test('[commerce 3] raises only what its rule asks for', () => {
  const both = said(van(all));
  const arrivals = said(
    van(
      all,
      all.map(({ id }) => rule(id, { geofence_id: id, arrive: true })),
    ),
  );
  const departures = said(
    van(
      all,
      all.map(({ id }) => rule(id, { geofence_id: id, depart: true })),
    ),
  );
  expect(arrivals.length + departures.length).toBe(both.length);
  expect(arrivals.every(([, message]) => message?.startsWith('Arrived'))).toBe(true);
});

test('gives two geofences crossed in one second events of their own', () => {
  const twins = [fenceOf(5, box), fenceOf(6, box)];
  const found = events(van(twins));
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found.length).toBe(2 * events(van([fenceOf(5, box)])).length);
});

test('[commerce 3] trackers on trailers cross geofences, too', () => {
  expect(said(van(all, undefined, { pattern: 'trailer' })).length).toBeGreaterThan(3);
});

test('[commerce 3] marks the point of a trip at which a geofence was crossed', () => {
  const who = van(all);
  const logs = telemetry
    .trips(who, ...WEEK)
    .page(0, 1_000)
    .flatMap((trip) => trip.logs);
  const marked = logs.filter(({ is_geofence_violation }) => is_geofence_violation);
  expect(marked.map(({ timestamp }) => timestamp).toSorted()).toEqual([
    ...new Set(events(who).map(({ timestamp }) => timestamp)),
  ]);
  expect(marked.every(({ alerts }) => alerts?.includes('geofences'))).toBe(true);
  const entries = telemetry.logs([who], [], { ...query, events: ['geofences'] }).rows;
  expect(entries.map(({ id }) => id).toReversed()).toEqual(events(who).map(({ id }) => id));
});
