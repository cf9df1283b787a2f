import { join } from 'node:path';
import { probe } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { medians } from './statistics.ts';

const PROBE = join(import.meta.dirname, 'worlds-probe.ts');
const RUNS = 3;

async function run(): Promise<Measure[]> {
  const runs: Record<string, number>[] = [];
  for (let at = 0; at < RUNS; at++) runs.push(await probe(PROBE, ['--expose-gc']));
  const found = medians(runs);
  const of = (name: string): number => found[name] ?? Number.NaN;
  return [
    { name: 'Fork of a new world', value: of('forkOfNew'), unit: 'ms', target: { atMost: 5 } },
    {
      name: 'Fork of a world with 10,000 changed rows',
      value: of('forkOfChanged'),
      unit: 'ms',
      target: { atMost: 5 },
    },
    { name: '1,000 worlds over the fleet, 50 changed rows each', value: of('heapOfWorlds'), unit: 'MB', note: 'heap' },
    {
      name: 'The whole process with these worlds',
      value: of('resident'),
      unit: 'MB',
      target: { atMost: 500 },
      note: 'resident',
    },
  ];
}

/** Worlds: time to fork one, and memory of many. */
export const worlds: Suite = { title: 'Worlds', run };
