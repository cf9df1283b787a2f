/** Bench process: trips, geofence events and alerts with cold caches. Prints milliseconds and counts by name. */

import { subjectOf } from '../../mock-server/domain/subjects.ts';
import { largeFleet } from '../../mock-server/seeds/large-fleet.node.ts';
import { createSeeds } from '../../mock-server/seeds/seeds.ts';
import { streetsIn } from '../../mock-server/streets.node.ts';
import { legsOn } from '../../mock-server/telemetry/legs.ts';
import { placeAt } from '../../mock-server/telemetry/moment.ts';
import { outlineOf, standingAt } from '../../mock-server/telemetry/outlines.ts';
import { createTelemetry } from '../../mock-server/telemetry/telemetry.ts';
import { dayOf } from '../../mock-server/telemetry/time.ts';
import { baseOf, timetableOf } from '../../mock-server/telemetry/timetable.ts';
import type { Subject } from '../../mock-server/telemetry/types.ts';
import { DAY } from '../../mock-server/world/duration.ts';
import type { GeofenceRow } from '../../mock-server/world/rows.ts';
import { seededRules } from '../../mock-server/world/seeded-rules.ts';
import { World } from '../../mock-server/world/world.ts';

const { streets } = streetsIn('fixtures/map');
const NOW = Date.parse('2026-11-21T16:41:00Z');
const DAYS = 30;
const DRIVERS = 300;
const WALKED = 10;
const ZIGZAGGED = 60;
/** In the middle of the streets. */
const PLACE = { type: 'radius', radius: 1, coordinates: [{ lat: 41.8822, lng: -87.6403 }] } as const;

const timed = <T>(work: () => T): [ms: number, result: T] => {
  const startedAt = performance.now();
  const result = work();
  return [performance.now() - startedAt, result];
};

const epoch = Math.floor(NOW / DAY) * DAY;
const origin = { id: 'bench', scenario: 'fleet', seed: 7, epoch };
const world = new World(origin, createSeeds('fleet', epoch, await largeFleet()), () => NOW);
const subjects = world.tables.vehicles.by('subscriber', 71).map((vehicle) => subjectOf(world, vehicle));
const geofence = world.tables.geofences.update(7101, { shapes: [{ from: 0, ...PLACE }] });

/** Every vehicle of a tenth shares its position in the list with nine others, so that kinds of vehicles are alike. */
const tenthOf = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % 10 === 0);
const query = { now: NOW, from: NOW - DAYS * DAY, to: NOW, limit: 100, offset: 0 };
const telemetry = () => {
  const made = createTelemetry(streets);
  // Reads the streets.
  made.alertEvents(subjects.slice(0, 1), query);
  return made;
};

const [alertsMs, alerts] = timed(() => telemetry().alertEvents(subjects, query));
const [alertsOfTenthMs, alertsOfTenth] = timed(() => telemetry().alertEvents(tenthOf(subjects), query));

const drivers = subjects.filter(({ device }) => device.pattern === 'delivery').slice(0, DRIVERS);
const tripsOf = (some: readonly Subject[]) => {
  const made = telemetry();
  return timed(() => some.reduce((sum, who) => sum + made.trips(who, query.from, NOW).page(0, 1_000).length, 0));
};
const [tripsMs, trips] = tripsOf(drivers);
const [tripsOfTenthMs, tripsOfTenth] = tripsOf(tenthOf(drivers));

const alert_rules = seededRules([], [{ geofence_id: geofence.id, arrive: true, depart: true }]);
const besides = (some: readonly Subject[], fence: GeofenceRow): Subject[] =>
  some.map((who) => ({ ...who, vehicle: { ...who.vehicle, alert_rules }, fences: [fence] }));
const fenced = besides(drivers, geofence);
const crossingsOf = (some: readonly Subject[], days = DAYS) => {
  const made = telemetry();
  return timed(() => made.alertEvents(some, { ...query, from: NOW - days * DAY, types: ['geofences'] }).count);
};
const [fencesMs, crossings] = crossingsOf(fenced);
const [fencesOfTenthMs, crossingsOfTenth] = crossingsOf(tenthOf(fenced));

/** A band of the streets' width whose two long sides zigzag, as the least favorable outline of its number of corners. */
const zigzag = (corners: number): GeofenceRow => {
  const half = corners / 2;
  const side = (north: number) =>
    Array.from({ length: half }, (_, at) => ({
      lat: PLACE.coordinates[0].lat + north + (at % 2 === 0 ? 0.004 : -0.004),
      lng: PLACE.coordinates[0].lng - 0.02 + (0.04 * at) / (half - 1),
    }));
  const coordinates = [...side(0.008), ...side(-0.008).reverse()];
  return { ...geofence, shapes: [{ from: 0, type: 'polygon', radius: null, coordinates }] };
};
const zigzagged = drivers.slice(0, ZIGZAGGED);
const [manyCornersMs] = crossingsOf(besides(zigzagged, zigzag(500)));
const [fewCornersMs] = crossingsOf(besides(zigzagged, zigzag(50)));
const [tenthOfDaysMs] = crossingsOf(besides(zigzagged, zigzag(500)), DAYS / 10);

/** Peer: measures the distance in every second of the same drives. */
const bases = streets().hubs.map(baseOf);
const [walkedMs] = timed(() => {
  const outline = outlineOf(PLACE);
  let inside = 0;
  for (const { seed, device } of fenced.slice(0, WALKED)) {
    const timetable = timetableOf(seed, device, bases);
    for (let day = dayOf(query.from / 1_000); day <= dayOf(NOW / 1_000); day++) {
      for (const leg of legsOn(timetable, day)) {
        for (let second = leg.start; second <= leg.end; second++) {
          const { lon, lat } = placeAt(timetable, leg, second);
          if (standingAt(outline, lat, lon).isInside) inside += 1;
        }
      }
    }
  }
  return inside;
});

console.log(
  JSON.stringify({
    vehicles: subjects.length,
    drivers: drivers.length,
    alertsMs,
    alerts: alerts.count,
    alertsOfTenthMs,
    alertsOfTenth: alertsOfTenth.count,
    tripsMs,
    trips,
    tripsOfTenthMs,
    tripsOfTenth,
    fencesMs,
    crossings,
    fencesOfTenthMs,
    crossingsOfTenth,
    zigzagged: zigzagged.length,
    manyCornersMs,
    fewCornersMs,
    tenthOfDaysMs,
    walkedMs: walkedMs * (drivers.length / WALKED),
  }),
);
