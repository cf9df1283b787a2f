import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ENTRY = path.resolve(import.meta.dirname, '../../mock-server/node.mjs');
const KILLS = 20;
const WRITERS = 4;

let folder = '';
let child: ChildProcess | undefined;

/** A server in its own process on the folder. Resolves once it prints its address. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, [ENTRY, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The mock ended before it listened.');
}

async function kill(): Promise<void> {
  const killed = child;
  child = undefined;
  if (!killed) return;
  const ended = once(killed, 'exit');
  killed.kill('SIGKILL');
  await ended;
}

/** Ids of a world's fault rules in order. A rule represents any row that a request writes. */
async function rulesOf(url: string, world: string): Promise<string[]> {
  const response = await fetch(`${url}/__mock/faults`, { headers: { 'x-mock-world': world } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

async function addRule(url: string, world: string): Promise<string> {
  const response = await fetch(`${url}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-world': world },
    body: JSON.stringify({ operation: 'getArticle', effect: { status: 500 } }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function addWorld(url: string, id: string): Promise<void> {
  const response = await fetch(`${url}/__mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect(response.status).toBe(201);
}

/** Writes from several clients at once, and kills the server after `count` responses while more writes are in flight. */
async function writeUntilKilled(url: string, acknowledged: Map<string, string[]>, count: number): Promise<void> {
  const worlds = [...acknowledged.keys()].slice(-WRITERS);
  let answers = 0;
  let killed: Promise<void> | undefined;
  const write = async (world: string): Promise<void> => {
    while (!killed) {
      const id = await addRule(url, world).catch((error: unknown) => {
        if (!killed) throw error;
      });
      if (id === undefined) return;
      acknowledged.get(world)?.push(id);
      answers += 1;
      if (answers === count) killed = kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, i) => write(worlds[i % worlds.length] ?? 'default')));
  await killed;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-kill-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

test(`every acknowledged write and every world survives ${KILLS} kills during writes`, {
  timeout: 180_000,
}, async () => {
  const acknowledged = new Map<string, string[]>([['default', []]]);
  for (let round = 1; round <= KILLS; round++) {
    const url = await start();
    for (const [world, written] of acknowledged) {
      const survived = await rulesOf(url, world);
      expect(survived).toEqual(expect.arrayContaining(written));
      // The random state is stored with the row that used it, so no id repeats.
      expect(new Set(written).size).toBe(written.length);
    }
    const world = `round-${round}`;
    await addWorld(url, world);
    acknowledged.set(world, []);
    await writeUntilKilled(url, acknowledged, 10 + 3 * round);
  }
});
