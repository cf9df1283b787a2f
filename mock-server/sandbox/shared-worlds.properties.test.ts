import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type RunningPostgres, runPostgres } from '../../tests/support/postgres.ts';
import { createSeeds } from '../seeds/seeds.ts';
import { HOUR, MINUTE } from '../world/duration.ts';
import { inWorld, type WorldRegistry } from '../world/registry.ts';
import type { Overlay, World } from '../world/world.ts';
import { Worlds } from '../world/worlds.ts';
import { openSandbox, type Sandbox } from './open.node.ts';

const programs = findPostgres();
const NOON = Date.parse('2026-11-21T12:00:00Z');
const IDS = ['a', 'b', 'c'];

/** What a request does, with the process that it comes to. Rows by number. */
type Change =
  | { kind: 'put' | 'delete'; at: number; world: string; row: number }
  | { kind: 'advance' | 'reset' | 'save' | 'restore'; at: number; world: string }
  | { kind: 'fork'; at: number; world: string; to: string };

type Request = Change | { kind: 'create'; at: number; world: string } | { kind: 'remove'; at: number; world: string };

const at = fc.nat({ max: 1 });
const world = fc.constantFrom(...IDS);
const requests: fc.Arbitrary<Request> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('put', 'delete'), at, world, row: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('advance', 'reset', 'save', 'restore'), at, world }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('create'), at, world }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), at, world }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fork'), at, world, to: world }) },
);

/** Does a request at a registry. `saved`: snapshots by world. */
async function send(worlds: WorldRegistry, request: Request, saved: Map<string, Overlay>, step: number): Promise<void> {
  const { world: id } = request;
  if (request.kind === 'create') await worlds.create({ id, now: NOON, seed: step });
  else if (request.kind === 'remove') await worlds.remove(id);
  else await inWorld(worlds, id, (found) => (found ? change(worlds, found, request, saved, step) : undefined));
}

async function change(
  worlds: WorldRegistry,
  found: World,
  request: Change,
  saved: Map<string, Overlay>,
  step: number,
): Promise<void> {
  const { meta, subscribers } = found.tables;
  switch (request.kind) {
    case 'put':
      meta.put({ id: `row-${request.row}`, value: step });
      break;
    case 'delete':
      meta.delete(`row-${request.row}`);
      if (request.row === 0) subscribers.delete(11);
      break;
    case 'advance':
      found.clock.freeze();
      found.clock.advance(HOUR);
      break;
    case 'reset':
      await worlds.reset(found, step % 2 === 0 ? 'empty' : 'default');
      return;
    case 'save':
      saved.set(found.id, await worlds.snapshot(found));
      return;
    case 'restore':
      await worlds.restore(found, saved.get(found.id) ?? {});
      return;
    case 'fork':
      if (request.to !== found.id) await worlds.fork(found, request.to);
      return;
  }
  await worlds.commit(found);
}

/** Origins and own rows of all worlds. Rows of the clock depend on the host's while it runs. */
async function contentOf(worlds: WorldRegistry): Promise<unknown> {
  const contents: unknown[] = [];
  for (const id of IDS) {
    const found = await worlds.enter(id);
    const rows = found && (await worlds.snapshot(found));
    const frozen = found?.clock.frozen;
    const meta = rows?.meta?.filter(([name]) => name !== 'clock');
    contents.push(found ? { ...found.origin, frozen, rows: { ...rows, meta } } : null);
  }
  return JSON.parse(JSON.stringify(contents));
}

describe.runIf(programs)('shared worlds', () => {
  let postgres: RunningPostgres;
  let shared: Sandbox[] = [];
  beforeAll(async () => {
    postgres = await runPostgres(programs as string);
    const url = await postgres.database();
    const open = () => openSandbox({ url, createSeeds, fixtures: 'same', notice: () => undefined });
    shared = [await open(), await open()];
  });
  afterAll(async () => {
    for (const sandbox of shared) await sandbox.close();
    await postgres?.stop();
  });

  test('answer like worlds in memory, at whichever process a request comes', { timeout: 10 * MINUTE }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: 5, maxLength: 25 }), async (sent) => {
        const model = new Worlds({ hostNow: Date.now, createSeeds });
        const [ofModel, ofShared] = [new Map<string, Overlay>(), new Map<string, Overlay>()];
        for (const id of IDS) await shared[0]?.worlds.remove(id);
        for (const [step, request] of sent.entries()) {
          await send(model, request, ofModel, step);
          await send((shared[request.at] as Sandbox).worlds, request, ofShared, step);
        }
        const expected = await contentOf(model);
        for (const { worlds } of shared) expect(await contentOf(worlds)).toEqual(expected);
      }),
      { numRuns: Number(process.env['WAYMARK_SANDBOX_EVENTS'] ?? 1) * 15 },
    );
  });
});
