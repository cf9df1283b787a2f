import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, type RunningPostgres, runPostgres } from '../../tests/support/postgres.ts';
import { load, type Target } from './load.ts';
import { startMock } from './peers.ts';
import type { Served } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { signIn } from './session.ts';
import { median } from './statistics.ts';

const WORLDS = 16;
const WARM_UP = { ms: 2_000, requests: 2_000 };
const ROUND = { ms: 500, requests: 5_000 };
const ROUNDS = 7;
/** Worlds that are forked and touched. */
const MANY = 10_000;
const TOUCHED = 200;

/** A store, by the requests that each of 16 connections repeats. `hot`: all of them in one world. */
type Store = { read: Target[]; write: Target[]; hot: Target[] };
type Kind = keyof Store;
const KINDS: Readonly<Record<Kind, string>> = { read: 'Read', write: 'Write', hot: 'Write to one world' };

const isJson = { 'content-type': 'application/json' };

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: isJson, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** Worlds of a store, each at one of its processes, with a persona that is signed in. */
async function storeOf(servers: readonly Served[]): Promise<Store> {
  const store: Store = { read: [], write: [], hot: [] };
  for (let at = 0; at < WORLDS; at++) {
    const { url } = servers[at % servers.length] as Served;
    const world = { 'x-mock-world': `bench-${at}` };
    await post(`${url}/__mock/worlds`, { id: `bench-${at}` });
    const session = await signIn(url, 'owner', world);
    const headers = { ...world, ...session.headers };
    const body = JSON.stringify({ deviceKey: await session.obedientDevice(), command: 'arm' });
    store.read.push({ url: `${url}/api/v1/vehicle/1001`, headers });
    store.write.push({ url: `${url}/api/iot/send-command`, method: 'POST', headers, body });
  }
  const hot = store.write[0] as Target;
  const other = servers.at(-1) as Served;
  for (let at = 0; at < WORLDS; at++) {
    // Half of the requests come to the other process, if there is one.
    store.hot.push(at % 2 === 0 ? hot : { ...hot, url: `${other.url}/api/iot/send-command` });
  }
  return store;
}

/** Answers per second of all connections together. */
async function rateOf(targets: readonly Target[], bounds: { ms: number; requests: number }): Promise<number> {
  const rates = await Promise.all(targets.map((target) => load(target, { connections: 1, ...bounds })));
  return rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Rates by store, measured in turns, so that other load affects all of them equally. */
async function ratesOf(kind: Kind, stores: Readonly<Record<string, Store>>): Promise<Record<string, number>> {
  const rates: Record<string, number[]> = {};
  for (const store of Object.values(stores)) await rateOf(store[kind], WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, store] of Object.entries(stores)) {
      (rates[name] ??= []).push(await rateOf(store[kind], ROUND));
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}

/** Times in a database with 10,000 worlds: a fork, and the first request of a world at the process that did not make it. */
async function manyWorlds([one, two]: readonly Served[]): Promise<Measure[]> {
  const urls = [one?.url ?? '', two?.url ?? ''];
  const forks: number[] = [];
  const made: string[] = [];
  const timed = async (path: string, init?: RequestInit): Promise<number> => {
    const startedAt = performance.now();
    const answer = await fetch(path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - startedAt;
  };
  // Not one of the others, which the writes before have made large.
  await post(`${urls[0]}/__mock/worlds`, { id: 'origin' });
  const fork = { method: 'POST', headers: isJson };
  for (let at = 0; at < MANY; at++) {
    const id = `many-${at}`;
    forks.push(await timed(`${urls[0]}/__mock/worlds/origin/fork`, { ...fork, body: JSON.stringify({ id }) }));
    made.push(id);
  }
  const touches: number[] = [];
  for (const id of made.slice(0, TOUCHED)) touches.push(await timed(`${urls[1]}/__mock/worlds/${id}`));
  const listed = await timed(`${urls[1]}/__mock/worlds`);
  const startedAt = performance.now();
  await two?.stop();
  return [
    { name: `Fork among ${MANY.toLocaleString('en-US')} worlds`, value: median(forks), unit: 'ms' },
    { name: 'First request of a world at another process', value: median(touches), unit: 'ms' },
    { name: 'List of these worlds', value: listed, unit: 'ms' },
    { name: 'A process with 200 of them leaves', value: performance.now() - startedAt, unit: 'ms' },
  ];
}

async function run(): Promise<Measure[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log('PostgreSQL is not installed: its worlds are not measured.');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  const started: Served[] = [];
  let postgres: RunningPostgres | undefined;
  const mock = async (flags: readonly string[], database?: string): Promise<Served> => {
    const server = await startMock(flags, database === undefined ? {} : { WAYMARK_DATABASE: database });
    started.push(server);
    return server;
  };
  try {
    postgres = await runPostgres(programs, { isDurable: true });
    const [alone, both] = [await postgres.database(), await postgres.database()];
    const limit = `--limit=${2 * MANY}`;
    const pair = [await mock(['--database', limit], both), await mock(['--database', limit], both)];
    const stores = {
      memory: await storeOf([await mock([])]),
      SQLite: await storeOf([await mock([`--data=${folder}`])]),
      'PostgreSQL, one process': await storeOf([await mock(['--database'], alone)]),
      'PostgreSQL, two processes': await storeOf(pair),
    };
    const measures: Measure[] = [];
    for (const [kind, title] of Object.entries(KINDS) as [Kind, string][]) {
      const rates = await ratesOf(kind, stores);
      const memory = rates['memory'] ?? Number.NaN;
      measures.push({ name: `${title}: memory`, value: memory, unit: '/s' });
      for (const [name, rate] of Object.entries(rates)) {
        if (name !== 'memory') measures.push({ name: `${title}: ${name} / memory`, value: rate / memory, unit: '×' });
      }
    }
    return [...measures, ...(await manyWorlds(pair))];
  } finally {
    for (const server of started) await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Worlds in memory, SQLite and PostgreSQL: 16 connections, a world each, and all in one. */
export const sandbox: Suite = { title: 'Shared worlds', run };
