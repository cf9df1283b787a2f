import { join } from 'node:path';
import { probe } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { medians } from './statistics.ts';

const PROBE = join(import.meta.dirname, 'fleet-probe.ts');
const RUNS = 5;

async function run(): Promise<Measure[]> {
  const runs: Record<string, number>[] = [];
  for (let at = 0; at < RUNS; at++) runs.push(await probe(PROBE));
  const found = medians(runs);
  const of = (name: string): number => found[name] ?? Number.NaN;
  const pageOf = `100 of ${of('events').toLocaleString('en-US')}`;
  return [
    { name: 'World seeded', value: of('seeded'), unit: 'ms' },
    { name: 'Streets read', value: of('read'), unit: 'ms' },
    { name: 'All positions, cold', value: of('positionsCold'), unit: 'ms', target: { atMost: 100 } },
    { name: 'All positions, warm', value: of('positionsWarm'), unit: 'ms' },
    {
      name: '30 days of alert events with their count, cold',
      value: of('eventsCold'),
      unit: 'ms',
      target: { atMost: 1_000 },
      note: pageOf,
    },
    {
      name: 'The page at offset 300,000',
      value: of('eventsDeep'),
      unit: 'ms',
      target: { atMost: 5 },
      note: `${of('rowsDeep')} rows`,
    },
  ];
}

/** Telemetry of the fleet without HTTP, each run in a fresh process. */
export const fleet: Suite = { title: 'Fleet of 10,000', run };
