import { join } from 'node:path';
import { compare } from './compare.ts';
import type { Rate } from './load.ts';
import { startBareHono, startMock } from './peers.ts';
import { probe, type Served } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { signIn } from './session.ts';
import { medians } from './statistics.ts';

const PROBE = join(import.meta.dirname, 'quotes-probe.ts');
const RUNS = 3;
const PATH = '/api/v1/payments?validate=true';
const FEW = 20;
const MANY = 200;

async function run(): Promise<Measure[]> {
  const runs: Record<string, number>[] = [];
  for (let at = 0; at < RUNS; at++) runs.push(await probe(PROBE));
  const found = medians(runs);
  const of = (lines: number): number => found[`of${lines}`] ?? Number.NaN;
  return [
    { name: 'Quotes of 1 line', value: of(1), unit: '/s', note: 'the arithmetic alone' },
    { name: `Quotes of ${FEW} lines`, value: of(FEW), unit: '/s' },
    { name: `Quotes of ${MANY} lines`, value: of(MANY), unit: '/s' },
    { name: `A line of ${MANY} / one of ${FEW}`, value: of(FEW) / of(MANY) / 10, unit: '×', target: { atMost: 2 } },
    ...(await dryRuns(1)),
    ...(await dryRuns(FEW)),
  ];
}

/** Dry runs over HTTP beside a bare Hono that reads the same request and answers the same bytes. */
async function dryRuns(lines: number): Promise<Measure[]> {
  const started: Served[] = [];
  const keep = async (starting: Promise<Served>): Promise<Served> => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    const { url } = await keep(startMock(['--scenario=fleet']));
    const { headers, text } = await signIn(url, 'owner-fleet');
    const { results } = JSON.parse(await text('/api/v1/vehicle?limit=100')) as { results: { device_key: string }[] };
    // Other devices are trackers and cameras, which have plans of their own.
    const devices = results.filter(({ device_key }) => /^\d/.test(device_key)).slice(0, lines);
    const body = JSON.stringify({
      line_items: devices.map(({ device_key }) => ({ device_key, plan_id: 'premium-month' })),
      shipping_address: null,
      coupon_code: null,
    });
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(url + PATH, { method: 'POST', headers: json, body });
    if (!answer.ok) throw new Error(`The dry run answered ${answer.status}: ${await answer.text()}`);
    const bare = await keep(startBareHono(await answer.text()));
    const target = (server: string) => ({ url: server + PATH, method: 'POST' as const, headers, body });
    const rates = (await compare({ mock: target(url), bare: target(bare.url) })) as { mock: Rate; bare: Rate };
    const name = `Dry run of ${devices.length} ${devices.length === 1 ? 'line' : 'lines'}`;
    return [
      { name: `${name}: mock`, value: rates.mock.perSecond, unit: '/s' },
      { name: `${name}: bare Hono`, value: rates.bare.perSecond, unit: '/s', note: 'reads the request as JSON' },
      { name: `${name}: mock / bare Hono`, value: rates.mock.perSecond / rates.bare.perSecond, unit: '×' },
    ];
  } finally {
    for (const server of started) await server.stop();
  }
}

/** Prices of carts: the arithmetic of the mock, and dry runs over HTTP. */
export const quotes: Suite = { title: 'Quotes', run };
