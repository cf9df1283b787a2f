import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { SavedKeys } from '../identity/keys.ts';
import { DAY } from '../world/duration.ts';
import type { Row } from '../world/table.ts';
import type { Changes, Origin, Overlay, World } from '../world/world.ts';
import type { StoredWorld } from '../world/worlds.ts';
import { atomically, prepareTables } from './schema.node.ts';
import { NotAFolder, storeFailure, unusable } from './sqlite-errors.node.ts';
import { keysFrom, parsed, StoredRows } from './stored-rows.ts';

/** A synchronous `WorldStore`. */
export type SqliteStore = {
  load(): StoredWorld[];
  /** Replaces a stored world, with its own rows if given, in one transaction. */
  create(origin: Origin, overlay: Overlay): void;
  commit(world: World, changes: Changes): void;
  remove(id: string): void;
  /** Keys of the identity service, so that sign-ins survive a restart. */
  keys: { load(): SavedKeys | undefined; save(keys: SavedKeys): void };
  /** A message for the terminal, if the error is about the stored data or where it lies. Other errors as they are. */
  unusable(error: unknown): unknown;
  close(): void;
};

export type SqliteOptions = {
  /** Current time in milliseconds since 1970, for the day of reseeded worlds. */
  now: () => number;
  /** Called with a message when stored data could not be used. */
  notice: (sentence: string) => void;
  /** Hash of the seed sources. */
  fixtures: string;
};

/** An id with its row, or null for a deleted seed. */
type StoredRow = [Row['id'], Row | null];

const FILE = 'waymark.sqlite';

/**
 * Stores worlds in `waymark.sqlite` of a folder. Commits survive a kill of the process. Only one process may open the
 * file. Worlds with changed fixtures keep their id, scenario and seed and are reseeded for today. Throws a message for
 * the terminal if the file is unusable.
 */
export function openSqliteStore(folder: string, options: SqliteOptions): SqliteStore {
  const file = path.join(folder, FILE);
  let db: DatabaseSync | undefined;
  try {
    makeFolder(path.resolve(folder));
    keepPrivate(file);
    db = new DatabaseSync(file);
    // Exclusive locking refuses a second mock, which would overwrite the first one's state.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    // Overwrites deleted rows: those of earlier versions had passwords.
    db.exec('PRAGMA secure_delete = ON');
    if (prepareTables(db)) options.notice(`${file} has another format: its worlds were deleted.`);
    resetWhenFixturesChanged(db, options);
    return storeOn(db, file);
  } catch (error) {
    if (db?.isOpen) db.close();
    throw unusable(error, file);
  }
}

/**
 * Creates missing folders one by one: Node's recursive form never returns for a folder that the system refuses, as
 * below `/proc`. Only the owner may open the last one, because the file contains signing keys.
 */
function makeFolder(folder: string): void {
  const missing: string[] = [];
  let parent = folder;
  while (!existsSync(parent)) {
    missing.push(parent);
    parent = path.dirname(parent);
  }
  if (!statSync(parent).isDirectory()) throw new NotAFolder(parent);
  for (const next of missing.reverse()) mkdirSync(next, { mode: 0o700 });
}

/** Creates database files readable only by their owner, also in a folder with wider permissions. */
function keepPrivate(file: string): void {
  // SQLite creates its other files with the permissions of the first.
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}

function resetWhenFixturesChanged(db: DatabaseSync, { now, notice, fixtures }: SqliteOptions): void {
  const kept = db.prepare("SELECT value FROM about WHERE name = 'fixtures'").get()?.['value'];
  if (kept === fixtures) return;
  atomically(db, () => {
    db.exec('DELETE FROM rows');
    const { changes } = db.prepare('UPDATE worlds SET epoch = ?').run(Math.floor(now() / DAY) * DAY);
    db.prepare("INSERT OR REPLACE INTO about VALUES ('fixtures', ?)").run(fixtures);
    if (Number(changes) > 0) notice(`The fixtures have changed: ${changes} stored worlds were reset.`);
  });
}

function storeOn(db: DatabaseSync, file: string): SqliteStore {
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

  /** Work while the mock runs. Fails with the reason for its callers. */
  function kept(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw storeFailure(error);
    }
  }

  /** Work at the start. Fails with a message for the terminal. */
  function loaded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw unusable(error, file);
    }
  }

  function write(world: string, table: string, id: Row['id'], row: Row | null | undefined): void {
    if (row === undefined) deleteRow.run(world, table, JSON.stringify(id));
    else writeRow.run(world, table, JSON.stringify(id), row && JSON.stringify(row));
  }

  return {
    load: () =>
      loaded(() => {
        const rows = new StoredRows();
        for (const record of selectRows.iterate()) {
          const { world, table, id, row } = record as { world: string; table: string; id: string; row: string | null };
          rows.add(world, table, parsed(id), row === null ? null : parsed(row));
        }
        return (selectWorlds.all() as Record<keyof Origin, SQLOutputValue>[]).map((origin) => ({
          origin: { ...origin } as Origin,
          overlay: rows.of(String(origin.id)),
        }));
      }),
    create: ({ id, scenario, seed, epoch }, overlay) =>
      kept(() =>
        atomically(db, () => {
          deleteWorld.run(id);
          insertWorld.run(id, scenario, seed, epoch);
          for (const [table, rows] of Object.entries(overlay as Record<string, StoredRow[]>)) {
            for (const [rowId, row] of rows) write(id, table, rowId, row);
          }
        }),
      ),
    commit: (world, changes) =>
      kept(() =>
        atomically(db, () => {
          // The world may have been removed while a request was in flight.
          if (!selectWorld.get(world.id)) return;
          for (const [table, ids] of changes) {
            const { own } = world.tables[table] as { own: ReadonlyMap<Row['id'], Row | null> };
            for (const id of ids) write(world.id, table, id, own.get(id));
          }
        }),
      ),
    remove: (id) => kept(() => deleteWorld.run(id)),
    keys: {
      load: () =>
        loaded(() => {
          const saved = selectKeys.get()?.['value'];
          return typeof saved === 'string' ? keysFrom(parsed(saved)) : undefined;
        }),
      save: (keys) => kept(() => writeKeys.run(JSON.stringify(keys))),
    },
    unusable: (error) => unusable(error, file),
    close() {
      if (db.isOpen) db.close();
    },
  };
}
