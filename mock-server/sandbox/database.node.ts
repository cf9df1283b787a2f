import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { SandboxUnavailable } from '../world/registry.ts';
import { StoreFailure } from '../world/store-failure.ts';

export type Fields = Record<string, unknown>;

/** Runs one statement and returns its rows. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<Fields[]>;

/** A PostgreSQL database. Throws `SandboxUnavailable` if it cannot be reached, `StoreFailure` if it has no space. */
export type Database = {
  query: Query;
  /** Runs statements in one transaction, for set-up only: a process that stops in the middle holds its locks. */
  together: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  /** Holds shared advisory locks as long as the process lives. Acquires them again after a lost connection. */
  present: (locks: readonly (readonly [group: number, key: number])[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Milliseconds. A partition ends requests with an answer instead of keeping them. */
const TIMES = { connect: 2_000, query: 5_000, reconnect: 1_000, close: 1_000 } as const;

/** SQLSTATE classes and codes of a server that is away, starting, stopping or overloaded. */
const AWAY = /^(?:08|53300|57014|57P0|25006)/;
/** SQLSTATE of a full disk. */
const FULL = '53100';

/** Why a statement failed, for its caller. Errors of the mock itself stay as they are. */
function explained(error: unknown, mayHaveRun: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: string };
  const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  if (code === FULL) return new StoreFailure(error.message, true, error);
  if (isState && !AWAY.test(code)) return error;
  return new SandboxUnavailable(
    'NO_DATABASE',
    'The database of this mock cannot be reached. Nothing was changed: send the request again.',
    { cause: error, mayHaveRun },
  );
}

/** Names statements, which PostgreSQL then prepares once for each connection. */
function createNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Opens a database lazily: the first statement connects. `url`: as libpq's, `postgres://user:password@host:port/name`. */
export function openDatabase(url: string, connections = 8): Database {
  const settings = {
    connectionString: url,
    application_name: 'waymark-mock',
    connectionTimeoutMillis: TIMES.connect,
    query_timeout: TIMES.query,
    statement_timeout: TIMES.query,
    idle_in_transaction_session_timeout: TIMES.query,
    keepAlive: true,
  };
  const pool = new Pool({ ...settings, max: connections, idleTimeoutMillis: 0 });
  // A connection has ended. Its statement fails, and the next one opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = createNames();
  const run = async (client: Pick<ClientBase, 'query'>, text: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<Fields>({ name: nameOf(text), text, values: [...values] });
    return rows;
  };
  let presence: Client | null = null;
  let isClosed = false;

  async function connected(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw explained(error, false);
    }
  }

  async function onConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await connected();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Its state is unknown: in a transaction, or waiting for an answer.
      client.release(true);
      throw explained(error, true);
    }
  }

  async function present(locks: readonly (readonly [number, number])[]): Promise<void> {
    const client = new Client(settings);
    client.on('error', () => undefined);
    await client.connect();
    for (const lock of locks) await client.query('SELECT pg_advisory_lock_shared($1, $2)', [...lock]);
    presence = client;
    client.once('end', () => {
      if (!isClosed) again(locks);
    });
  }

  function again(locks: readonly (readonly [number, number])[]): void {
    setTimeout(() => {
      if (!isClosed) void present(locks).catch(() => again(locks));
    }, TIMES.reconnect).unref();
  }

  return {
    query: (text, values) => onConnection((client) => run(client, text, values)),
    together: (work) =>
      onConnection(async (client) => {
        await client.query('BEGIN');
        const result = await work((text, values) => run(client, text, values));
        await client.query('COMMIT');
        return result;
      }),
    present,
    close: async () => {
      isClosed = true;
      // In a partition, nobody answers a goodbye.
      const ended = Promise.allSettled([presence?.end(), pool.end()]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, TIMES.close).unref())]);
    },
  };
}
