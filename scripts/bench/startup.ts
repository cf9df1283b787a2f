import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '../../mock-server/world/duration.ts';
import { load } from './load.ts';
import { packageStart } from './package.ts';
import { startMock } from './peers.ts';
import { residentMemory } from './processes.ts';
import type { Measure, Suite } from './report.ts';
import { signIn } from './session.ts';
import { median } from './statistics.ts';

const STARTS = 7;
const COLD_STARTS = 3;
/** Requested without a token by the portal's first page. */
const FIRST_REQUEST = '/api/outage';
/** Runs of each kind. */
const REQUESTS = 250;
const LOAD = { connections: 4, ms: 10_000, requests: REQUESTS };

type Environment = Readonly<Record<string, string>>;

/** A temporary folder, in which Node caches compiled code. Removed afterwards. */
async function inFolder<T>(work: (environment: Environment) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    return await work({ TMPDIR: folder, TMP: folder, TEMP: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from starting the process to its first answer. */
async function firstAnswer(environment: Environment): Promise<number> {
  const startedAt = performance.now();
  const { url, stop } = await startMock([], environment);
  const response = await fetch(url + FIRST_REQUEST);
  await response.arrayBuffer();
  const took = performance.now() - startedAt;
  // A graceful signal, because Node writes its compile cache on exit.
  await stop();
  if (!response.ok) throw new Error(`GET ${FIRST_REQUEST} answered ${response.status}`);
  return took;
}

async function firstAnswers(count: number, environment: Environment): Promise<number[]> {
  const times: number[] = [];
  for (let start = 0; start < count; start++) times.push(await firstAnswer(environment));
  return times;
}

async function memory(environment: Environment): Promise<Measure[]> {
  const { url, pid, stop } = await startMock([], environment);
  try {
    const { headers, obedientDevice } = await signIn(url, 'owner');
    const afterStart = residentMemory(pid);
    const deviceKey = await obedientDevice();
    const yesterday = new Date(Date.now() - DAY).toISOString();
    const body = JSON.stringify({ deviceKey, command: 'arm' });
    const targets = [
      { url: `${url}/api/v1/vehicle/1003`, headers },
      { url: `${url}/api/v1/vehicle`, headers },
      { url: `${url}/api/v1/alert/event?from_date=${yesterday}`, headers },
      { url: `${url}/api/iot/send-command`, method: 'POST', headers, body } as const,
    ];
    for (const target of targets) await load(target, LOAD);
    const requests = (targets.length * REQUESTS).toLocaleString('en-US');
    return [
      ...resident('Memory after start', afterStart),
      ...resident(`Memory after ${requests} requests`, residentMemory(pid)),
    ];
  } finally {
    await stop();
  }
}

function resident(name: string, megabytes: number | null): Measure[] {
  return megabytes === null ? [] : [{ name, value: megabytes, unit: 'MB', target: { atMost: 150 } }];
}

async function run(): Promise<Measure[]> {
  const cold: number[] = [];
  for (let start = 0; start < COLD_STARTS; start++) cold.push(await inFolder(firstAnswer));
  return inFolder(async (environment) => {
    await firstAnswer(environment);
    const warm = await firstAnswers(STARTS, environment);
    return [
      { name: 'First answer', value: median(warm), unit: 'ms', target: { atMost: 500 } },
      {
        name: 'First answer of the very first start',
        value: median(cold),
        unit: 'ms',
        note: 'without a compile cache',
      },
      ...(await memory(environment)),
      ...(await packageStart()),
    ];
  });
}

/** Cold start of `npm run mock` with the default world, and of the package. */
export const startup: Suite = { title: 'Start', run };
