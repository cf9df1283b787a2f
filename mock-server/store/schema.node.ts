import type { DatabaseSync } from 'node:sqlite';

/**
 * Format of the tables below. Worlds of another format are reseeded instead of migrated, because they are only
 * simulations.
 */
const FORMAT = 2;

/**
 * `rows` has a row number, to restore insertion order. `id` (`12`, `"ab"`) and `row` are JSON. A null row is a deleted
 * seed.
 */
const TABLES = `
  CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE worlds (
    id TEXT PRIMARY KEY,
    scenario TEXT NOT NULL,
    seed INTEGER NOT NULL,
    epoch INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE rows (
    number INTEGER PRIMARY KEY,
    world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
    "table" TEXT NOT NULL,
    id TEXT NOT NULL,
    row TEXT,
    UNIQUE (world, "table", id)
  ) STRICT;
`;

/** Runs work in one transaction. */
export function atomically<T>(db: DatabaseSync, work: () => T): T {
  // The rollback of a transaction before may have failed too.
  if (db.isTransaction) db.exec('ROLLBACK');
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Quotes an SQL identifier. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const formatOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Creates missing tables. Returns true if it replaced those of another format. */
export function prepareTables(db: DatabaseSync): boolean {
  const format = formatOf(db);
  if (format === FORMAT) return false;
  return atomically(db, () => {
    const old = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'")
      .all();
    // Drops children before the tables they reference.
    for (const { name } of old.reverse()) db.exec(`DROP TABLE ${quoted(String(name))}`);
    db.exec(TABLES);
    db.exec(`PRAGMA user_version = ${FORMAT}`);
    return old.length > 0;
  });
}
