import { load, type Rate, type Target } from './load.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 16;
/** Long enough for hot code to be fully optimized. */
const WARM_UP = { connections: CONNECTIONS, ms: 2_500, requests: 25_000 };
const ROUND = { connections: CONNECTIONS, ms: 500, requests: 10_000 };
const ROUNDS = 5;

/** Measures targets in turns, so that other load affects all of them equally. Returns medians by name. */
export async function compare(targets: Readonly<Record<string, Target>>): Promise<Record<string, Rate>> {
  const all = Object.entries(targets).map(([name, target]) => ({ name, target, rates: [] as Rate[] }));
  for (const { target } of all) await load(target, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { target, rates } of all) rates.push(await load(target, ROUND));
  }
  const middle = (rates: readonly Rate[]): Rate => ({
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    bytes: median(rates.map(({ bytes }) => bytes)),
  });
  return Object.fromEntries(all.map(({ name, rates }) => [name, middle(rates)]));
}
