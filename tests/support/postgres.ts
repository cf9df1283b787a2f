import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../headers/nginx.ts';

/** Where distributions keep the programs of a server, by version. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
/** PostgreSQL refuses to run as root: there, Debian's user runs it. */
const USER = 'postgres';

/** Folder with `initdb` and `postgres`, if installed. */
export function findPostgres(): string | undefined {
  const folders = PLACES.flatMap((place) =>
    existsSync(place) ? readdirSync(place).map((name) => path.join(place, name, 'bin')) : [],
  );
  return [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders.sort().reverse()].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

export type RunningPostgres = {
  port: number;
  /** Creates an empty database and returns its address. */
  database: () => Promise<string>;
  /** Ends the server at once, as a crash does. `start` runs it again. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server and deletes its files. */
  stop: () => Promise<void>;
};

/** Where a server runs. `command`: runs a program there. `host`: its address, as seen from here. */
export type Place = { command: readonly string[]; host: string };

/** Milliseconds in which a busy machine starts a server, also after a crash. */
const STARTS_WITHIN = 60_000;

export type PostgresOptions = {
  /** Survives a crash of the machine, which only measurements need. */
  isDurable?: boolean;
  /** Default: this machine, on 127.0.0.1. In another, it listens on all addresses. */
  place?: Place | undefined;
};

/** Runs a server of its own in a temporary folder, on a free port. */
export async function runPostgres(
  programs: string,
  { isDurable = false, place }: PostgresOptions = {},
): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const asUser = (program: string, args: readonly string[]): [string, string[]] => {
    const user = isRoot ? ['runuser', '-u', USER, '--'] : [];
    const [first, ...more] = [...(place?.command ?? []), ...user, path.join(programs, program), ...args];
    return [first as string, more];
  };
  const data = path.join(folder, 'data');
  execFileSync(...asUser('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']), {
    stdio: 'ignore',
  });
  if (place) appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all samenet trust\n');
  const port = await freePort();
  const address = (name: string) => `postgres://${USER}@${place?.host ?? '127.0.0.1'}:${port}/${name}`;
  let stopServer = () => Promise.resolve();

  async function start(): Promise<void> {
    const settings = [
      `fsync=${isDurable ? 'on' : 'off'}`,
      `listen_addresses=${place ? '*' : '127.0.0.1'}`,
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(...asUser('postgres', args), { stdio: 'ignore' });
    const ended = once(server, 'exit');
    stopServer = () => ended.then(() => undefined);
    for (const until = Date.now() + STARTS_WITHIN; Date.now() < until; await wait(50)) {
      if (await answers(address('postgres'))) return;
    }
    throw new Error('PostgreSQL did not start.');
  }

  /** Asks `pg_ctl`: `runuser` does not pass signals on. */
  const end = async (mode: 'fast' | 'immediate') => {
    execFileSync(...asUser('pg_ctl', ['stop', '-D', data, '-m', mode]), { stdio: 'ignore' });
    await stopServer();
  };
  await start();
  let count = 0;
  return {
    port,
    database: async () => {
      count += 1;
      const name = `waymark_${count}`;
      const client = new Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    crash: () => end('immediate'),
    start,
    stop: async () => {
      await end('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 500 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
