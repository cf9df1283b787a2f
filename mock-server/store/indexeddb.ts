import type { SavedKeys } from '../identity/keys.ts';
import type { Row } from '../world/table.ts';
import type { Changes, Origin, Overlay, World } from '../world/world.ts';
import type { StoredWorld, WorldStore } from '../world/worlds.ts';
import { answerOf, doneOf, openDatabase } from './indexeddb-requests.ts';

export type IndexedDbStore = WorldStore & {
  load(): Promise<StoredWorld[]>;
  /** Replaces a stored world, with its own rows if given, in one transaction. */
  create(origin: Origin, overlay?: Overlay): Promise<void>;
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
const DAY = 86_400_000;

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
      const overlays = new Map<string, Record<string, [RowId, Row | null][]>>();
      for (const { key, number, row } of records.sort((a, b) => a.number - b.number)) {
        const [world, table, id] = key;
        let overlay = overlays.get(world);
        if (!overlay) overlays.set(world, (overlay = {}));
        (overlay[table] ??= []).push([id, row]);
        count = number;
      }
      return origins.map((origin) => ({ origin, overlay: (overlays.get(origin.id) ?? {}) as Overlay }));
    },
    async create(origin, overlay = {}) {
      const tx = db.transaction(['worlds', 'rows'], 'readwrite');
      const rows = tx.objectStore('rows');
      rows.delete(rowsOf(origin.id));
      tx.objectStore('worlds').put(origin);
      const writes = Object.entries(overlay as Record<string, [RowId, Row | null][]>).flatMap(([table, pairs]) =>
        pairs.map(([id, row]): Write => ({ key: [origin.id, table, id], row })),
      );
      await write(rows, writes);
      await doneOf(tx);
    },
    async commit(world, changes) {
      // Read before any await, because the next request may change the world during the write.
      const writes = [...changes].flatMap(([table, ids]) => {
        const own = world.tables[table].own as ReadonlyMap<RowId, Row | null>;
        return Array.from(ids, (id): Write => ({ key: [world.id, table, id], row: own.get(id) }));
      });
      const tx = db.transaction(['worlds', 'rows'], 'readwrite');
      // The world may have been removed while a request was in flight.
      if (await answerOf(tx.objectStore('worlds').get(world.id))) await write(tx.objectStore('rows'), writes);
      await doneOf(tx);
    },
    async remove(id) {
      const tx = db.transaction(['worlds', 'rows'], 'readwrite');
      tx.objectStore('worlds').delete(id);
      tx.objectStore('rows').delete(rowsOf(id));
      await doneOf(tx);
    },
    keys: {
      async load() {
        const kept: unknown = await answerOf(db.transaction('about').objectStore('about').get('keys'));
        return (kept as { value: SavedKeys } | undefined)?.value;
      },
      async save(keys) {
        const tx = db.transaction('about', 'readwrite');
        tx.objectStore('about').put({ name: 'keys', value: keys });
        await doneOf(tx);
      },
    },
    close() {
      db.close();
    },
  };
}
