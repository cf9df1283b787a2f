import type { DatabaseSync } from 'node:sqlite';

/** Of the tables below. A file of another format is laid anew: worlds are simulations, and worth no migration. */
const FORMAT = 1;

/**
 * `rows` keeps a row number, so that rows come back in the order in which they were added. `id` is JSON (`12`, `"ab"`),
 * `row` too; a null row is a seed that was deleted.
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

/** Runs a piece of work as one transaction: all of it is kept, or none. */
export function atomically<T>(db: DatabaseSync, work: () => T): T {
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

/** A name as SQL has it, whatever is in it. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const formatOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** Makes sure that the tables stand; true when they had to replace those of another format. */
export function prepareTables(db: DatabaseSync): boolean {
  const format = formatOf(db);
  if (format === FORMAT) return false;
  return atomically(db, () => {
    const old = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'")
      .all();
    // Children before what they refer to.
    for (const { name } of old.reverse()) db.exec(`DROP TABLE ${quoted(String(name))}`);
    db.exec(TABLES);
    db.exec(`PRAGMA user_version = ${FORMAT}`);
    return old.length > 0;
  });
}
