import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceTrait, DrivingPattern } from '../../fixtures/types.ts';
import type {
  AlertEvent,
  AlertEventPage,
  AlertRuleReplay,
  KnownAlertType,
  LatLng,
} from '../../generated/contract/types.gen.ts';
import { createTelemetry } from '../../mock-server/telemetry/telemetry.ts';
import { NOW, streets, subject } from '../../mock-server/telemetry/test-bench.ts';
import type { Subject } from '../../mock-server/telemetry/types.ts';
import { DAY } from '../../mock-server/world/duration.ts';
import type { AlertRuleRow, GeofenceRow } from '../../mock-server/world/rows.ts';
import { USUAL_NOTICES } from '../../mock-server/world/seeded-rules.ts';
import { createMock, type Send } from '../support/mock.ts';

const telemetry = createTelemetry(streets);
const mock = createMock();

const corner = (lat: number, lng: number): LatLng => ({ lat, lng });
/** Degrees without -0, which JSON does not have. */
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const wrapped = (lng: number): number => (lng > 180 ? lng - 360 : lng);

/** Shapes anywhere, also at high latitudes and across 180°. */
const box = fc
  .tuple(degrees(-88, 87), degrees(-180, 180), degrees(0.001, 1), degrees(0.001, 1))
  .map(([south, west, height, width]) => {
    const [north, east] = [south + height, wrapped(west + width)];
    return [corner(south, west), corner(south, east), corner(north, east), corner(north, west)];
  });
const star = fc
  .tuple(degrees(-85, 85), degrees(-180, 180), fc.array(degrees(0.1, 1), { minLength: 3, maxLength: 12 }))
  .map(([lat, lng, spokes]) =>
    spokes.map((length, i) => {
      const angle = (2 * Math.PI * i) / spokes.length;
      const east = lng + length * Math.cos(angle);
      return corner(lat + length * Math.sin(angle), east < -180 ? east + 360 : wrapped(east));
    }),
  );
const point = fc.tuple(degrees(-90, 90), degrees(-180, 180)).map(([lat, lng]) => [corner(lat, lng)]);
const shape = fc.oneof(
  fc.record({ type: fc.constant('radius' as const), radius: degrees(0.01, 500), coordinates: point }),
  fc.record({ type: fc.constant('point_of_interest' as const), radius: fc.constant(0), coordinates: point }),
  fc.record({ type: fc.constant('rectangle' as const), radius: fc.constant(null), coordinates: box }),
  fc.record({ type: fc.constant('polygon' as const), radius: fc.constant(null), coordinates: star }),
);

test('[commerce 3] a geofence of any shape is the same when it is read again', async () => {
  const world = await mock.world();
  const send = await mock.as(world, 'owner');
  await fc.assert(
    fc.asyncProperty(shape, async (drawn) => {
      const body = { name: 'Site', address: '1026 W Fulton Market', ...drawn };
      const saved = await send('POST', '/api/v1/geofence', body);
      expect([saved.status, saved.body]).toEqual([201, expect.objectContaining(drawn)]);
      const { id } = saved.body as { id: number };
      expect((await send('GET', `/api/v1/geofence/${id}`)).body).toMatchObject(drawn);
      const { name: _name, address: _address, ...same } = body;
      await send('PATCH', `/api/v1/geofence/${id}`, same);
      expect((await send('GET', `/api/v1/geofence/${id}`)).body).toMatchObject(drawn);
    }),
    { numRuns: 60, seed: 7 },
  );
});

/** Rules of every kind that marks points of a trip, with two geofences where the bench's streets are. */
const circle = (id: number, lat: number, lng: number, radius: number): GeofenceRow => ({
  id,
  subscriber: 11,
  name: `Site ${id}`,
  address: null,
  city: null,
  state: null,
  postal_code: null,
  latitude: lat,
  longitude: lng,
  image: null,
  shapes: [{ from: 0, type: 'radius', radius, coordinates: [{ lat, lng }] }],
  removed_at: null,
});
const rule = (number: number, alert_type: KnownAlertType, parameters = {}): AlertRuleRow => ({
  number,
  alert_type,
  versions: [{ from: 0, is_enabled: true, parameters, ...USUAL_NOTICES }],
});

const patterns: DrivingPattern[] = ['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'trailer'];
const traits: DeviceTrait[] = ['speeder', 'idler', 'night_owl'];
const vehicle = fc
  .record({
    seed: fc.nat(1_000),
    pattern: fc.constantFrom(...patterns),
    traits: fc.subarray(traits),
    hub: fc.nat(1),
    number: fc.nat(9_999),
    speed: fc.option(fc.integer({ min: 20, max: 70 })),
    idle: fc.integer({ min: 1, max: 8 }),
    curfew: fc.record({ start_time: fc.nat(86_399), end_time: fc.nat(86_399) }),
    radius: degrees(0.05, 1.5),
  })
  .map(({ seed, number, speed, idle, curfew, radius, ...device }): Subject => {
    const fences = [circle(1, 41.88, -87.7, radius), circle(2, 41.89, -87.64, radius)];
    const alert_rules = [
      rule(1, 'speed_limit', speed === null ? {} : { threshold: speed }),
      rule(2, 'engine_idle', { threshold: idle }),
      rule(3, 'curfew', curfew),
      ...fences.map(({ id }) => rule(3 + id, 'geofences', { geofence_id: id, arrive: true, depart: true })),
    ];
    return { ...subject({ ...device, id: `GG-${number}` }, { alert_rules }, seed), fences };
  });
const day = fc.integer({ min: 1, max: 60 }).map((ago) => NOW - ago * DAY);

test('[commerce 3] statistics equal the sum over the trips of any vehicle and day', () => {
  fc.assert(
    fc.property(vehicle, day, fc.integer({ min: 1, max: 9 }), (who, from, days) => {
      const { count, page, stats } = telemetry.trips(who, from, from + days * DAY, NOW);
      const trips = page(0, 1_000);
      const seconds = trips.map(
        (trip) => (Date.parse(trip.end_date ?? '') - Date.parse(trip.start_date ?? '')) / 1_000,
      );
      const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
      expect([count, stats.trips]).toEqual([trips.length, trips.length]);
      expect(stats.trip_miles).toBeCloseTo(sum(trips.map(({ miles = 0 }) => miles)), 6);
      const isTrailer = who.device.pattern === 'trailer';
      expect(stats.idle_time).toBe(sum(trips.map(({ idle_time }) => idle_time)));
      expect(stats.ignition_on_total).toBe(isTrailer ? 0 : sum(seconds));
      const speeding = trips.flatMap(({ logs }) => logs).filter(({ alerts }) => alerts?.includes('speed_limit'));
      expect(stats.speed_violations_counter).toBe(speeding.length);
    }),
    { numRuns: 60, seed: 7 },
  );
});

const FLAGS = {
  speed_limit: 'is_speed_violation',
  curfew: 'is_curfew_violation',
  engine_idle: 'is_idle_violation',
  geofences: 'is_geofence_violation',
} as const;

test('[commerce 3] each violation of a trip has its alert event and log entry, and the other way round', () => {
  let checked = 0;
  fc.assert(
    fc.property(vehicle, day, (who, from) => {
      const range = { from, to: from + 4 * DAY, now: NOW, limit: 10_000, offset: 0 };
      const trips = telemetry.trips(who, range.from - DAY, range.to + DAY, NOW).page(0, 1_000);
      for (const [type, flag] of Object.entries(FLAGS)) {
        const events = telemetry.alertEvents([who], { ...range, types: [type] }).rows;
        const entries = telemetry.logs([who], [], { ...range, events: [type] }).rows;
        expect(entries.map(({ id, timestamp }) => [id, timestamp])).toEqual(
          events.map(({ id, timestamp }) => [id, timestamp]),
        );
        for (const { trip_id, timestamp } of events) {
          const log = trips.find(({ id }) => id === trip_id)?.logs.find((each) => each.timestamp === timestamp);
          expect(log).toMatchObject({ [flag]: true, alerts: expect.arrayContaining([type]) });
          checked += 1;
        }
        const wide = telemetry.alertEvents([who], { ...range, from: from - 2 * DAY, to: NOW, types: [type] }).rows;
        const marked = trips.flatMap(({ id, logs }) => logs.filter((log) => log[flag]).map((log) => ({ id, log })));
        for (const { id, log } of marked) {
          const isOf = ({ trip_id, timestamp, begins_at = timestamp, ends_at }: (typeof wide)[number]) =>
            trip_id === id && begins_at <= log.timestamp && log.timestamp <= (ends_at ?? timestamp);
          expect(wide.some(isOf), `${type} ${log.timestamp}`).toBe(true);
        }
      }
    }),
    { numRuns: 40, seed: 7 },
  );
  expect(checked).toBeGreaterThan(500);
});

const RULES: readonly (readonly [KnownAlertType, fc.Arbitrary<object>])[] = [
  ['speed_limit', fc.record({ threshold: fc.integer({ min: 20, max: 70 }) })],
  ['engine_idle', fc.record({ threshold: fc.integer({ min: 1, max: 9 }) })],
  ['engine', fc.record({ threshold: fc.integer({ min: 1, max: 30 }) })],
  [
    'curfew',
    fc.record({ start_time: fc.integer({ min: 0, max: 40_000 }), end_time: fc.integer({ min: 50_000, max: 86_399 }) }),
  ],
  ['geofences', fc.constantFrom(81, 82, 83, 84).map((geofence_id) => ({ geofence_id, arrive: true, depart: true }))],
  ['accelerometer_event', fc.constant({})],
];
const TRAILER = [1015];
/** Types that a towed tracker measures. */
const OF_TOWED: ReadonlySet<string> = new Set(['speed_limit', 'curfew', 'geofences']);
type Asked = { alert_type: KnownAlertType; parameters: { geofence_id?: number }; vehicle_ids: number[] };
const anyRule: fc.Arbitrary<Asked> = fc.constantFrom(...RULES).chain(([alert_type, parameters]) =>
  fc.record({
    alert_type: fc.constant(alert_type),
    parameters,
    vehicle_ids: OF_TOWED.has(alert_type) ? fc.constantFrom([1002], [1008], TRAILER) : fc.constantFrom([1001], [1002]),
  }),
);

/** Number of events of a rule since a date, as the list of alerts has them. */
async function raised(send: Send, { vehicle_ids, alert_type, parameters }: Asked, from: string): Promise<number> {
  const query = new URLSearchParams({ alert_type, from_date: from, limit: '100' });
  for (const id of vehicle_ids) query.append('vehicle_id', String(id));
  let count = 0;
  for (let next: string | null = `/api/v1/alert/event?${query}`; next !== null; ) {
    const page = (await send('GET', next)).body as AlertEventPage;
    const isSame = ({ geofence }: AlertEvent) => (geofence ?? null) === (parameters?.geofence_id ?? null);
    count += page.results.filter(isSame).length;
    next = page.next ?? null;
  }
  return count;
}

test('[commerce 3] the replay of any rule is what the live rule does as the clock moves on', async () => {
  await fc.assert(
    fc.asyncProperty(anyRule, async (asked) => {
      const world = await mock.world();
      const send = await mock.as(world, 'owner');
      expect((await send('POST', '/api/v1/alert/rule', asked)).status).toBe(201);
      world.clock.advance(32 * DAY);
      const later = await mock.as(world, 'owner');
      const replay = (await later('POST', '/api/v1/alert/rule/backtest', asked)).body as AlertRuleReplay;
      expect(replay.is_replayable).toBe(true);
      expect(replay.saved_count).toBe(replay.count);
      // The live rule was saved before the first of these days.
      const from = `${replay.days[0]?.date}T06:00:00Z`;
      expect(await raised(later, asked, from)).toBe(replay.count);
      expect(replay.days.reduce((sum, { count }) => sum + count, 0)).toBe(replay.count);
      await mock.worlds.remove(world.id);
    }),
    { numRuns: 25, seed: 7 },
  );
});
