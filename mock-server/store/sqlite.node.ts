import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { SavedKeys } from '../identity/keys.ts';
import type { Row } from '../world/table.ts';
import type { Changes, Origin, Overlay, World } from '../world/world.ts';
import type { StoredWorld } from '../world/worlds.ts';
import { hashOfFixtures } from './fixtures-hash.node.ts';
import { atomically, prepareTables } from './schema.node.ts';

/** A synchronous `WorldStore`. */
export type SqliteStore = {
  load(): StoredWorld[];
  /** Replaces a stored world, with its own rows if given, in one transaction. */
  create(origin: Origin, overlay: Overlay): void;
  commit(world: World, changes: Changes): void;
  remove(id: string): void;
  /** Keys of the identity service, so that sign-ins survive a restart. */
  keys: { load(): SavedKeys | undefined; save(keys: SavedKeys): void };
  close(): void;
};

export type SqliteOptions = {
  /** Current time in milliseconds since 1970, for the day of reseeded worlds. */
  now: () => number;
  /** Called with a message when stored data could not be used. */
  notice: (sentence: string) => void;
  fixtures?: string;
};

/** An id with its row, or null for a deleted seed. */
type StoredRow = [Row['id'], Row | null];

const DAY = 86_400_000;
const FILE = 'waymark.sqlite';

/**
 * Stores worlds in `waymark.sqlite` of a folder. Commits survive a kill of the process. Only one process may open the
 * file. Worlds with changed fixtures keep their id, scenario and seed and are reseeded for today. Throws a message for
 * the terminal if the file is unusable.
 */
export function openSqliteStore(folder: string, options: SqliteOptions): SqliteStore {
  // The file contains signing keys.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, FILE);
  keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // Exclusive locking refuses a second mock, which would overwrite the first one's state.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (prepareTables(db)) options.notice(`${file} was of another version: its worlds are gone, and laid anew.`);
    resetWhenFixturesChanged(db, options);
  } catch (error) {
    db.close();
    throw explained(error, file);
  }
  return storeOn(db);
}

/** Creates database files readable only by their owner, also in a folder with wider permissions. */
function keepPrivate(file: string): void {
  // SQLite creates its other files with the permissions of the first.
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}

function explained(error: unknown, file: string): Error {
  const code = (error as { errcode?: number }).errcode;
  const busy = code === 5;
  const reason = busy ? 'another mock is using it' : error instanceof Error ? error.message : String(error);
  const advice = busy ? 'stop that one, or give another folder' : 'delete it to begin anew, or give another folder';
  return new Error(`${file} cannot be used: ${reason}. Please ${advice}.`, { cause: error });
}

function resetWhenFixturesChanged(db: DatabaseSync, { now, notice, fixtures = hashOfFixtures() }: SqliteOptions): void {
  const kept = db.prepare("SELECT value FROM about WHERE name = 'fixtures'").get()?.['value'];
  if (kept === fixtures) return;
  atomically(db, () => {
    db.exec('DELETE FROM rows');
    const { changes } = db.prepare('UPDATE worlds SET epoch = ?').run(Math.floor(now() / DAY) * DAY);
    db.prepare("INSERT OR REPLACE INTO about VALUES ('fixtures', ?)").run(fixtures);
    if (Number(changes) > 0) notice(`The fixtures have changed: ${changes} kept worlds begin anew.`);
  });
}

function storeOn(db: DatabaseSync): SqliteStore {
  const selectWorlds = db.prepare('SELECT id, scenario, seed, epoch FROM worlds ORDER BY rowid');
  const selectRows = db.prepare('SELECT world, "table", id, row FROM rows ORDER BY number');
  const selectWorld = db.prepare('SELECT 1 FROM worlds WHERE id = ?');
  const insertWorld = db.prepare('INSERT INTO worlds (id, scenario, seed, epoch) VALUES (?, ?, ?, ?)');
  const deleteWorld = db.prepare('DELETE FROM worlds WHERE id = ?');
  const writeRow = db.prepare(
    `INSERT INTO rows (world, "table", id, row) VALUES (?, ?, ?, ?)
     ON CONFLICT (world, "table", id) DO UPDATE SET row = excluded.row`,
  );
  const deleteRow = db.prepare('DELETE FROM rows WHERE world = ? AND "table" = ? AND id = ?');
  const selectKeys = db.prepare("SELECT value FROM keys WHERE name = 'identity'");
  const writeKeys = db.prepare("INSERT OR REPLACE INTO keys VALUES ('identity', ?)");

  function write(world: string, table: string, id: Row['id'], row: Row | null | undefined): void {
    if (row === undefined) deleteRow.run(world, table, JSON.stringify(id));
    else writeRow.run(world, table, JSON.stringify(id), row && JSON.stringify(row));
  }

  return {
    load() {
      const overlays = new Map<string, Record<string, StoredRow[]>>();
      for (const record of selectRows.iterate()) {
        const { world, table, id, row } = record as { world: string; table: string; id: string; row: string | null };
        let overlay = overlays.get(world);
        if (!overlay) overlays.set(world, (overlay = {}));
        (overlay[table] ??= []).push([JSON.parse(id) as Row['id'], row === null ? null : (JSON.parse(row) as Row)]);
      }
      return (selectWorlds.all() as Record<keyof Origin, SQLOutputValue>[]).map((origin) => ({
        origin: { ...origin } as Origin,
        overlay: (overlays.get(String(origin.id)) ?? {}) as Overlay,
      }));
    },
    create({ id, scenario, seed, epoch }, overlay) {
      atomically(db, () => {
        deleteWorld.run(id);
        insertWorld.run(id, scenario, seed, epoch);
        for (const [table, rows] of Object.entries(overlay as Record<string, StoredRow[]>)) {
          for (const [rowId, row] of rows) write(id, table, rowId, row);
        }
      });
    },
    commit(world, changes) {
      atomically(db, () => {
        // The world may have been removed while a request was in flight.
        if (!selectWorld.get(world.id)) return;
        for (const [table, ids] of changes) {
          const { own } = world.tables[table] as { own: ReadonlyMap<Row['id'], Row | null> };
          for (const id of ids) write(world.id, table, id, own.get(id));
        }
      });
    },
    remove(id) {
      deleteWorld.run(id);
    },
    keys: {
      load() {
        const saved = selectKeys.get()?.['value'];
        return typeof saved === 'string' ? (JSON.parse(saved) as SavedKeys) : undefined;
      },
      save(keys) {
        writeKeys.run(JSON.stringify(keys));
      },
    },
    close() {
      db.close();
    },
  };
}
