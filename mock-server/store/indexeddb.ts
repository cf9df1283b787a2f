import type { SavedKeys } from '../identity/keys.ts';
import { DAY } from '../world/duration.ts';
import { StoreFailure } from '../world/store-failure.ts';
import type { Row } from '../world/table.ts';
import type { Changes, Origin, Overlay, World } from '../world/world.ts';
import type { StoredWorld, WorldStore } from '../world/worlds.ts';
import { answerOf, doneOf, openDatabase } from './indexeddb-requests.ts';
import { keysFrom, StoredRows } from './stored-rows.ts';

export type IndexedDbStore = WorldStore & {
  load(): Promise<StoredWorld[]>;
  /** Replaces a stored world, with its own rows if given, in one transaction. */
  create(origin: Origin, overlay: Overlay): Promise<void>;
  commit(world: World, changes: Changes): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keys of the identity service, so that sign-ins survive the end of the worker. */
  keys: { load(): Promise<SavedKeys | undefined>; save(keys: SavedKeys): Promise<void> };
  close(): void;
};

export type IndexedDbOptions = {
  /** Database name. Demos below other paths of the origin use other names. */
  name: string;
  /** Hash of the seed sources. Stored worlds with another hash are reseeded. */
  fixtures: string;
  /** Current time in milliseconds since 1970, for the day of reseeded worlds. */
  now: () => number;
  /** Called with a message when stored data could not be used. */
  notice: (sentence: string) => void;
};

type RowId = Row['id'];
type RowKey = [world: string, table: string, id: RowId];
/** `number` keeps the insertion order of rows. `row` is null for a deleted seed. */
type RowRecord = { key: RowKey; number: number; row: Row | null };
type Write = { key: RowKey; row: Row | null | undefined };

/**
 * Format of the stores below. Worlds of another format are reseeded instead of migrated, because they are only
 * simulations.
 */
const FORMAT = 2;
const STORES = { worlds: 'id', rows: 'key', about: 'name' } as const;

/**
 * Stores worlds in IndexedDB. Commits survive the end of the worker, which may come at any time. Worlds with changed
 * fixtures keep their id, scenario and seed and are reseeded for today. Rejects if the browser provides no storage.
 */
export async function openIndexedDbStore(options: IndexedDbOptions): Promise<IndexedDbStore> {
  const db = await openDatabase(options.name, FORMAT, STORES);
  await resetWhenFixturesChanged(db, options);
  return storeOn(db);
}

async function resetWhenFixturesChanged(db: IDBDatabase, { fixtures, now, notice }: IndexedDbOptions): Promise<void> {
  const tx = db.transaction(['about', 'worlds', 'rows'], 'readwrite');
  const about = tx.objectStore('about');
  const kept = (await answerOf(about.get('fixtures'))) as { value: string } | undefined;
  if (kept?.value !== fixtures) {
    const worlds = tx.objectStore('worlds');
    const origins = (await answerOf(worlds.getAll())) as Origin[];
    const epoch = Math.floor(now() / DAY) * DAY;
    for (const origin of origins) worlds.put({ ...origin, epoch });
    tx.objectStore('rows').clear();
    about.put({ name: 'fixtures', value: fixtures });
    if (origins.length > 0) notice(`The fixtures have changed: ${origins.length} stored worlds were reset.`);
  }
  await doneOf(tx);
}

/** Key range of a world's rows. Keys start with the world, and arrays sort after numbers and strings. */
const rowsOf = (world: string): IDBKeyRange => IDBKeyRange.bound([world], [world, []]);

function storeOn(db: IDBDatabase): IndexedDbStore {
  let count = 0;

  async function write(rows: IDBObjectStore, writes: readonly Write[]): Promise<void> {
    for (const { key, row } of writes) {
      if (row === undefined) {
        rows.delete(key);
        continue;
      }
      const kept = (await answerOf(rows.get(key))) as RowRecord | undefined;
      rows.put({ key, number: kept?.number ?? ++count, row } satisfies RowRecord);
    }
  }

  return {
    async load() {
      const tx = db.transaction(['worlds', 'rows']);
      const origins = (await answerOf(tx.objectStore('worlds').getAll())) as Origin[];
      const records = (await answerOf(tx.objectStore('rows').getAll())) as RowRecord[];
      const rows = new StoredRows();
      for (const { key, number, row } of records.sort((a, b) => a.number - b.number)) {
        const [world, table, id] = key;
        rows.add(world, table, id, row);
        count = number;
      }
      return origins.map((origin) => ({ origin, overlay: rows.of(origin.id) }));
    },
    create: (origin, overlay) =>
      stored(db, ['worlds', 'rows'], async (tx) => {
        const rows = tx.objectStore('rows');
        rows.delete(rowsOf(origin.id));
        tx.objectStore('worlds').put(origin);
        const writes = Object.entries(overlay as Record<string, [RowId, Row | null][]>).flatMap(([table, pairs]) =>
          pairs.map(([id, row]): Write => ({ key: [origin.id, table, id], row })),
        );
        await write(rows, writes);
      }),
    commit(world, changes) {
      // Read before any await, because the next request may change the world during the write.
      const writes = [...changes].flatMap(([table, ids]) => {
        const own = world.tables[table].own as ReadonlyMap<RowId, Row | null>;
        return Array.from(ids, (id): Write => ({ key: [world.id, table, id], row: own.get(id) }));
      });
      return stored(db, ['worlds', 'rows'], async (tx) => {
        // The world may have been removed while a request was in flight.
        if (await answerOf(tx.objectStore('worlds').get(world.id))) await write(tx.objectStore('rows'), writes);
      });
    },
    remove: (id) =>
      stored(db, ['worlds', 'rows'], (tx) => {
        tx.objectStore('worlds').delete(id);
        tx.objectStore('rows').delete(rowsOf(id));
      }),
    keys: {
      async load() {
        const kept: unknown = await answerOf(db.transaction('about').objectStore('about').get('keys'));
        const value = (kept as { value: unknown } | undefined)?.value;
        return value === undefined ? undefined : keysFrom(value);
      },
      save: (keys) =>
        stored(db, ['about'], (tx) => {
          tx.objectStore('about').put({ name: 'keys', value: keys });
        }),
    },
    close() {
      db.close();
    },
  };
}

/** Runs work in one transaction, of which all is stored or nothing. Rejects with the reason for callers. */
async function stored(
  db: IDBDatabase,
  stores: readonly string[],
  work: (tx: IDBTransaction) => void | Promise<void>,
): Promise<void> {
  let tx: IDBTransaction | undefined;
  try {
    const opened = (tx = db.transaction(stores, 'readwrite'));
    await Promise.all([doneOf(opened), (async () => work(opened))()]);
  } catch (error) {
    abort(tx);
    // Requests of an aborted transaction say only that it was aborted.
    throw storeFailure(tx?.error ?? error);
  }
}

function abort(tx: IDBTransaction | undefined): void {
  try {
    tx?.abort();
  } catch {
    // It has ended already.
  }
}

/** Errors of the database. Others are faults of the mock, as a row that cannot be copied. */
function storeFailure(error: unknown): unknown {
  if (!(error instanceof DOMException) || error.name === 'DataCloneError') return error;
  return new StoreFailure(error.message || error.name, error.name === 'QuotaExceededError', error);
}
