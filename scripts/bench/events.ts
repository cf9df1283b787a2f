import { join } from 'node:path';
import { probe } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { ratioOf } from './sizes.ts';
import { medians } from './statistics.ts';

const PROBE = join(import.meta.dirname, 'events-probe.ts');
const RUNS = 5;

async function run(): Promise<Measure[]> {
  const runs: Record<string, number>[] = [];
  for (let at = 0; at < RUNS; at++) runs.push(await probe(PROBE));
  const found = medians(runs);
  const of = (name: string): number => found[name] ?? Number.NaN;
  const said = (name: string): string => of(name).toLocaleString('en-US');
  const rate = (count: string, ms: string): number => (1_000 * of(count)) / of(ms);
  return [
    {
      name: `30 days of alerts of ${said('vehicles')} vehicles, cold`,
      value: of('alertsMs'),
      unit: 'ms',
      note: `100 of ${said('alerts')}`,
    },
    {
      name: 'The same of a tenth of the vehicles',
      value: of('alertsOfTenthMs'),
      unit: 'ms',
      note: `100 of ${said('alertsOfTenth')}`,
    },
    {
      name: '30 days of alerts: all / tenth',
      value: of('alertsMs') / of('alertsOfTenthMs'),
      unit: '×',
      target: { atMost: 12 },
    },
    {
      name: 'Trips with their points',
      value: rate('trips', 'tripsMs'),
      unit: '/s',
      note: `${said('trips')} of ${said('drivers')} vehicles`,
    },
    { name: 'Trips of a tenth of the vehicles', value: rate('tripsOfTenth', 'tripsOfTenthMs'), unit: '/s' },
    {
      name: 'Trips a second: all / tenth',
      value: rate('trips', 'tripsMs') / rate('tripsOfTenth', 'tripsOfTenthMs'),
      unit: '×',
      target: { atLeast: 0.8 },
    },
    {
      name: 'Events of a geofence',
      value: rate('crossings', 'fencesMs'),
      unit: '/s',
      note: `${said('crossings')} of ${said('drivers')} vehicles in 30 days`,
    },
    { name: 'Events of a tenth of the vehicles', value: rate('crossingsOfTenth', 'fencesOfTenthMs'), unit: '/s' },
    {
      name: 'Events of a geofence a second: all / tenth',
      value: rate('crossings', 'fencesMs') / rate('crossingsOfTenth', 'fencesOfTenthMs'),
      unit: '×',
      target: { atLeast: 0.8 },
    },
    ...ratioOf(
      {
        name: `corners of a zigzag, ${said('zigzagged')} vehicles`,
        what: { many: 500, few: 50 },
        value: { many: of('manyCornersMs'), few: of('fewCornersMs') },
      },
      4,
    ),
    ...ratioOf(
      {
        name: 'days beside 500 corners',
        what: { many: 30, few: 3 },
        value: { many: of('manyCornersMs'), few: of('tenthOfDaysMs') },
      },
      12,
    ),
    {
      name: 'Geofence events: each second of the drives measured / mock',
      value: of('walkedMs') / of('fencesMs'),
      unit: '×',
      target: { atLeast: 5 },
    },
  ];
}

/** Trips, geofence events and alerts without HTTP, each run in a fresh process. */
export const events: Suite = { title: 'Trips, geofences and alerts', run };
