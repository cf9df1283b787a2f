import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeeds } from '../seeds/seeds.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { World } from '../world/world.ts';
import { type WorldStore, Worlds } from '../world/worlds.ts';
import { openIndexedDbStore } from './indexeddb.ts';
import { openSqliteStore } from './sqlite.node.ts';

/** 2026-11-21 12:00:00 UTC. */
const NOON = 1_795_262_400_000;

type Open = WorldStore & { close: () => void };
/** A kind of store on a place of its own, and how to fill and clear its space. */
type Kind = { open: () => Open | Promise<Open>; fill: () => void; clear: () => void; remove: () => void };

/** The real error of SQLite, at a limit of pages instead of a full disk. */
function sqlite(): Kind {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-full-'));
  let db: DatabaseSync | undefined;
  return {
    open() {
      const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
      const store = openSqliteStore(folder, { now: () => NOON, notice: () => undefined, fixtures: 'same' });
      db = exec.mock.contexts[0] as DatabaseSync;
      exec.mockRestore();
      return store;
    },
    fill: () => db?.exec('PRAGMA max_page_count = 1'),
    clear: () => db?.exec('PRAGMA max_page_count = 1000000'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

let count = 0;

/** Browsers report a full disk for one of the requests of a transaction. */
function indexedDb(): Kind {
  const name = `full-${(count += 1)}`;
  let puts = 0;
  return {
    open: () => openIndexedDbStore({ name, fixtures: 'same', now: () => NOON, notice: () => undefined }),
    fill() {
      puts = 0;
      // oxlint-disable-next-line unbound-method -- called with the store it is called on
      const put = IDBObjectStore.prototype.put;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
        if ((puts += 1) > 1) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return put.call(this, value);
      });
    },
    clear: () => vi.restoreAllMocks(),
    remove: () => undefined,
  };
}

describe.each([
  ['SQLite', sqlite],
  ['IndexedDB', indexedDb],
])('%s without space', (_name, kindOf) => {
  let kind: Kind;
  let store: Open;
  let worlds: Worlds;

  async function start(): Promise<void> {
    store = await kind.open();
    worlds = new Worlds({ hostNow: () => NOON, createSeeds, store });
    await worlds.open();
  }

  beforeEach(async () => {
    kind = kindOf();
    await start();
  });
  afterEach(() => {
    kind.clear();
    store.close();
    kind.remove();
  });

  const world = (id = 'default'): World => {
    const found = worlds.get(id);
    if (!found) throw new Error(`No world ${id}`);
    return found;
  };
  const rows = (id?: string) => JSON.parse(JSON.stringify(world(id).snapshot())) as unknown;
  /** Larger than the free space of a page. */
  const change = (name: string) => {
    for (let number = 0; number < 20; number++)
      world().tables.meta.put({ id: `mark-${number}`, value: name.repeat(500) });
  };
  const failed = async (work: () => unknown) => {
    const error: unknown = await (async () => work())().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreFailure);
    expect((error as StoreFailure).isFull).toBe(true);
  };

  test('[core 8] undoes a failed commit, here and after a restart, and stores again once there is space', async () => {
    change('kept');
    await worlds.commit(world());
    const before = rows();
    kind.fill();
    change('a longer text that is lost');
    await failed(() => worlds.commit(world()));
    expect(rows()).toEqual(before);
    await worlds.commit(world());
    kind.clear();
    change('stored later');
    await worlds.commit(world());
    const after = rows();
    store.close();
    await start();
    expect(rows()).toEqual(after);
  });

  test('[core 8] keeps the stored state if the process ends without space', async () => {
    change('kept');
    await worlds.commit(world());
    const before = rows();
    kind.fill();
    change('a longer text that is lost');
    await failed(() => worlds.commit(world()));
    kind.clear();
    store.close();
    await start();
    expect(rows()).toEqual(before);
  });

  test('[core 8] creates, restores and resets no world that it cannot store', async () => {
    change('kept');
    await worlds.commit(world());
    const before = rows();
    const large = { meta: [['mark', { id: 'mark', value: 'x'.repeat(500_000) }]] } satisfies Parameters<
      Worlds['restore']
    >[1];
    kind.fill();
    await failed(() => worlds.fork(world(), 'twin'));
    await failed(() => worlds.restore(world(), large));
    expect(worlds.list().map(({ id }) => id)).toEqual(['default']);
    expect(rows()).toEqual(before);
    kind.clear();
    store.close();
    await start();
    expect(worlds.list().map(({ id }) => id)).toEqual(['default']);
    expect(rows()).toEqual(before);
    await worlds.fork(world(), 'twin');
    expect(rows('twin')).toEqual(before);
  });
});
