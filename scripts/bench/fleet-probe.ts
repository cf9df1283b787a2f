/** Bench process: telemetry of 10,000 vehicles with cold caches. Prints milliseconds by name. */

import { subjectOf } from '../../mock-server/domain/subjects.ts';
import { largeFleet } from '../../mock-server/seeds/large-fleet.node.ts';
import { createSeeds } from '../../mock-server/seeds/seeds.ts';
import { streetsIn } from '../../mock-server/streets.node.ts';
import { createTelemetry } from '../../mock-server/telemetry/telemetry.ts';
import { DAY } from '../../mock-server/world/duration.ts';
import { World } from '../../mock-server/world/world.ts';
import { median } from './statistics.ts';

const { streets } = streetsIn('fixtures/map');
const NOW = Date.parse('2026-11-21T16:41:00Z');
const DEEP = 300_000;
/** Enough days for more events than that. */
const DEEP_DAYS = 35;
const DEEP_PAGES = 9;

function timed<T>(work: () => T): [ms: number, result: T] {
  const startedAt = performance.now();
  const result = work();
  return [performance.now() - startedAt, result];
}

const epoch = Math.floor(NOW / DAY) * DAY;
const origin = { id: 'bench', scenario: 'fleet', seed: 7, epoch };
const startedAt = performance.now();
const seeds = createSeeds('fleet', epoch, await largeFleet());
const seeded = performance.now() - startedAt;
const world = new World(origin, seeds, () => NOW);
const subjects = world.tables.vehicles.by('subscriber', 71).map((vehicle) => subjectOf(world, vehicle));

const [read] = timed(streets);
const telemetry = createTelemetry(streets);
const positions = () => subjects.map((subject) => telemetry.reading(subject, NOW));
const [positionsCold] = timed(positions);
positions();
const [positionsWarm] = timed(positions);

const events = (days: number, offset: number) =>
  telemetry.alertEvents(subjects, { now: NOW, from: NOW - days * DAY, to: NOW, limit: 100, offset });
const [eventsCold, { count }] = timed(() => events(30, 0));
events(DEEP_DAYS, 0);
const deep = Array.from({ length: DEEP_PAGES }, (_, page) => timed(() => events(DEEP_DAYS, DEEP + 100 * page)));
const eventsDeep = median(deep.map(([ms]) => ms));
const rowsDeep = Math.min(...deep.map(([, { rows }]) => rows.length));

console.log(
  JSON.stringify({
    seeded,
    read,
    vehicles: subjects.length,
    positionsCold,
    positionsWarm,
    eventsCold,
    events: count,
    eventsDeep,
    rowsDeep,
  }),
);
