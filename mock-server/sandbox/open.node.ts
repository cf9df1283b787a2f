import { createHash } from 'node:crypto';
import { createKeyStore, type KeyStore } from '../identity/keys.ts';
import { keysFrom, parsed } from '../store/stored-rows.ts';
import { MINUTE } from '../world/duration.ts';
import type { AnyScenario } from '../world/scenarios.ts';
import { type Database, openDatabase, type Query } from './database.node.ts';
import { DatabaseClock } from './database-clock.node.ts';
import { SharedWorlds, type SharedWorldsOptions, VERSIONS } from './shared-worlds.node.ts';
import { CREATE_TABLES, FORMAT, KEEP_ABOUT, READ_ABOUT, SWEEP_ROWS } from './statements.ts';

/** Classes of advisory locks: while tables are made, and of processes that use a format of the tables. */
const SETUP = 0x57_61_78;
const FORMATS = 0x57_61_7a;

/** Milliseconds between two notes of requests. */
const FLUSH_EVERY = 5_000;

export type SandboxOptions = Pick<
  SharedWorldsOptions,
  'createSeeds' | 'scenarios' | 'fixtures' | 'limit' | 'held' | 'count'
> & {
  /** Address of the database, as `postgres://user:password@host:5432/name`. */
  url: string;
  /** Scenario of `default`, if it does not exist yet. */
  scenario?: AnyScenario;
  /** Called with a message when stored data was discarded. */
  notice: (sentence: string) => void;
};

export type Sandbox = {
  worlds: SharedWorlds;
  keys: KeyStore;
  /** Throws if the database cannot be used now. */
  ready: () => Promise<void>;
  /** Resolves when all acknowledged changes are stored and the connections are closed. */
  close: () => Promise<void>;
};

/**
 * Opens the worlds of a database that several processes share. Throws a message for the terminal if the database cannot be used, or
 * if processes of another version keep its tables.
 */
export async function openSandbox({ url, scenario, notice, ...options }: SandboxOptions): Promise<Sandbox> {
  const database = openDatabase(url);
  try {
    await prepareTables(database, notice);
    const version = createHash('sha256').update(options.fixtures).digest().readInt32BE();
    await database.present([
      [FORMATS, FORMAT],
      [VERSIONS, version],
    ]);
    const clock = new DatabaseClock();
    const worlds = new SharedWorlds({ ...options, database, clock, version });
    await worlds.flush();
    await worlds.open(scenario);
    await worlds.sweep();
    await database.query(SWEEP_ROWS);
    const flush = setInterval(() => void worlds.flush().catch(() => undefined), FLUSH_EVERY).unref();
    // So that forgotten worlds do not count towards the limit.
    const sweep = setInterval(() => void worlds.sweep().catch(() => undefined), MINUTE).unref();
    return {
      worlds,
      keys: await sharedKeys(database),
      ready: () => worlds.flush(),
      close: async () => {
        clearInterval(flush);
        clearInterval(sweep);
        await worlds.idle();
        await worlds.flush().catch(() => undefined);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw unusable(error, url);
  }
}

/** Creates the tables, or replaces those of an older format that no process uses any more. */
async function prepareTables(database: Database, notice: (sentence: string) => void): Promise<void> {
  await database.together(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1, 0)', [SETUP]);
    const format = await formatOf(query);
    if (format === FORMAT) return;
    if (format !== null && format > FORMAT) {
      throw new Error('its tables are of a newer version of the mock: start that version, or use another database');
    }
    if (format !== null) {
      const [free] = await query('SELECT pg_try_advisory_xact_lock($1, $2) AS free', [FORMATS, format]);
      if (free?.['free'] !== true) {
        throw new Error(
          'processes of an older version of the mock use its tables: stop them first, or use another database',
        );
      }
      notice('The database has tables of an older version of the mock: its worlds were deleted.');
      await query('DROP SCHEMA waymark CASCADE');
    }
    for (const statement of CREATE_TABLES.split(';')) if (statement.trim() !== '') await query(statement);
    await query(KEEP_ABOUT, ['format', String(FORMAT)]);
  });
}

/** `null`: there are no tables. */
async function formatOf(query: Query): Promise<number | null> {
  const [found] = await query(`SELECT to_regclass('waymark.about') IS NOT NULL AS found`);
  if (found?.['found'] !== true) return null;
  const [format] = await query(READ_ABOUT, ['format']);
  return Number(format?.['value'] ?? 0);
}

/** The first process stores its keys, and all use those: a token of one is valid at each. */
async function sharedKeys(database: Database): Promise<KeyStore> {
  const [kept] = await database.query(READ_ABOUT, ['keys']);
  if (!kept) await database.query(KEEP_ABOUT, ['keys', JSON.stringify(await createKeyStore().saved())]);
  const [first] = await database.query(READ_ABOUT, ['keys']);
  return createKeyStore(keysFrom(parsed(String(first?.['value']))));
}

/** One sentence for the terminal, without the password of the address. */
function unusable(error: unknown, url: string): Error {
  const place = URL.parse(url);
  const name = place ? `${place.host}${place.pathname}` : 'The address in WAYMARK_DATABASE';
  const { cause, message } = error instanceof Error ? error : { cause: undefined, message: String(error) };
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
  return new Error(`The database ${name} cannot be used: ${reason}.`, { cause: error });
}
