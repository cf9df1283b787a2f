import { compare } from './compare.ts';
import type { Target } from './load.ts';
import { startBareHono, startMock, startPrism } from './peers.ts';
import type { Served } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { measuresOf, measuresOfPages, type Rates } from './serving-measures.ts';
import { signIn } from './session.ts';

const PAGES_OF_PRISM = 200;

/** One request, by its path at the mock and at Prism, which omits the server's base path. */
type Kind = { name: string; path: string; prismPath: string; body?: string };
type SignedIn = { url: string; headers: Readonly<Record<string, string>> };
type Servers = { mock: SignedIn; unchecked: SignedIn; prism: SignedIn; bare: SignedIn };

const VEHICLE: Kind = { name: 'One vehicle', path: '/api/v1/vehicle/70001', prismPath: '/vehicle/70001' };
const PAGE: Kind = { name: '100 vehicles', path: '/api/v1/vehicle?limit=100', prismPath: '/vehicle?limit=100' };
const COMMAND: Kind = { name: 'Command', path: '/api/iot/send-command', prismPath: '/api/iot/send-command' };

async function ratesOf(kind: Kind, { mock, unchecked, prism, bare }: Servers): Promise<Rates> {
  const target = ({ url, headers }: SignedIn, path: string): Target => ({
    url: url + path,
    headers,
    ...(kind.body !== undefined && { method: 'POST', body: kind.body }),
  });
  const rates = await compare({
    mock: target(mock, kind.path),
    unchecked: target(unchecked, kind.path),
    prism: target(prism, kind.prismPath),
    ...(kind === VEHICLE && { bare: target(bare, kind.path) }),
  });
  return rates as Rates;
}

async function vehiclesInPage({ url, headers }: SignedIn, path: string): Promise<number> {
  const response = await fetch(url + path, { headers });
  return ((await response.json()) as { results: unknown[] }).results.length;
}

async function vehiclesInPages({ mock, prism }: Servers): Promise<{ mock: number; prism: number }> {
  let ofPrism = 0;
  for (let page = 0; page < PAGES_OF_PRISM; page++) ofPrism += await vehiclesInPage(prism, PAGE.prismPath);
  return { mock: await vehiclesInPage(mock, PAGE.path), prism: ofPrism / PAGES_OF_PRISM };
}

async function run(): Promise<Measure[]> {
  const started: Served[] = [];
  const keep = async (starting: Promise<Served>): Promise<Served> => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    const { url } = await keep(startMock(['--scenario=fleet']));
    const session = await signIn(url, 'owner-fleet');
    const { headers } = session;
    const { url: uncheckedUrl } = await keep(startMock(['--scenario=fleet', '--no-response-check']));
    const servers: Servers = {
      mock: { url, headers },
      unchecked: { url: uncheckedUrl, headers: (await signIn(uncheckedUrl, 'owner-fleet')).headers },
      // Any credentials are accepted and cost the same.
      prism: { url: (await keep(startPrism())).url, headers },
      bare: { url: (await keep(startBareHono(await session.text(VEHICLE.path)))).url, headers },
    };
    const command = { ...COMMAND, body: JSON.stringify({ deviceKey: await session.obedientDevice(), command: 'arm' }) };
    return [
      ...measuresOf(VEHICLE.name, await ratesOf(VEHICLE, servers)),
      ...measuresOfPages(PAGE.name, await ratesOf(PAGE, servers), await vehiclesInPages(servers)),
      ...measuresOf(command.name, await ratesOf(command, servers)),
    ];
  } finally {
    for (const server of started) await server.stop();
  }
}

/** Requests over HTTP on this machine, 16 at a time, by the owner of the fleet. */
export const serving: Suite = { title: 'Serving', run };
