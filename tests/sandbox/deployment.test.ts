import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serverOptionsOf } from '../../mock-server/arguments.node.ts';
import { openMock } from '../../mock-server/open.node.ts';
import { teamsFrom } from '../../mock-server/operators/teams.node.ts';
import { startMockProcess } from '../support/mock-process.ts';
import { findPostgres, type RunningPostgres, runPostgres } from '../support/postgres.ts';

const FOLDER = 'docs/hosting/sandbox';
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

type Service = {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  volumes?: string[];
  depends_on?: string[] | Record<string, object>;
  secrets?: string[];
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
};

const compose = parse(read('docker-compose.yml')) as Compose;
const { 'mock-1': mock, postgres: store, nginx } = compose.services as Record<'mock-1' | 'postgres' | 'nginx', Service>;

/** Instructions of the Dockerfile with their arguments. */
const instructions = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
const argumentOf = (name: string) => instructions.find(([one]) => one === name)?.[1] ?? '';
const [program, entry, ...fixed] = JSON.parse(argumentOf('ENTRYPOINT')) as string[];
const defaults = JSON.parse(argumentOf('CMD')) as string[];

const programs = findPostgres();
let postgres: RunningPostgres | undefined;
let client = '';
beforeAll(async () => {
  client = mkdtempSync(path.join(tmpdir(), 'waymark-image-'));
  writeFileSync(path.join(client, 'index.html'), '<title>Waymark</title>');
  if (programs) postgres = await runPostgres(programs);
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(client, { recursive: true });
});

test('the image has known instructions, copies what exists, and does not run as root', () => {
  const names = instructions.map(([name]) => name);
  expect(names.filter((name) => !/^(?:FROM|WORKDIR|COPY|RUN|USER|EXPOSE|ENTRYPOINT|CMD)$/.test(name))).toEqual([]);
  expect([names[0], argumentOf('USER'), argumentOf('EXPOSE')]).toEqual(['FROM', 'node', '4010']);
  const copied = instructions.filter(([name]) => name === 'COPY').flatMap(([, args]) => args.split(' ').slice(0, -1));
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  expect([program, existsSync(entry ?? '')]).toEqual(['node', true]);
  expect(read('Dockerfile.dockerignore')).toMatch(/^\.git$/m);
});

test('the arguments of image and services are those of the mock', () => {
  const env = { WAYMARK_DATABASE: 'postgres://database' };
  const shared = { host: '0.0.0.0', staticDir: 'dist', database: env.WAYMARK_DATABASE };
  const both = { ...shared, requireWorld: true, trustProxy: true, log: 'json' };
  expect(serverOptionsOf([...fixed, ...defaults], env)).toEqual(both);
  expect(serverOptionsOf([...fixed, ...(mock.command ?? [])], env)).toEqual({
    ...both,
    teams: '/run/secrets/teams',
    allowedHosts: ['sandbox.waymark.example', 'mock-1', 'mock-2'],
  });
});

test('services name each other, their files and their secrets', () => {
  const { build, environment, secrets } = mock;
  expect(existsSync(path.join(FOLDER, build?.context ?? '', build?.dockerfile ?? 'missing'))).toBe(true);
  expect(environment?.['WAYMARK_DATABASE']).toBe('postgres://waymark:${POSTGRES_PASSWORD:?}@postgres:5432/waymark');
  expect(store.environment).toMatchObject({ POSTGRES_USER: 'waymark', POSTGRES_DB: 'waymark' });
  expect(secrets?.filter((name) => !compose.secrets[name])).toEqual([]);
  const needed = Object.values(compose.services).flatMap(({ depends_on = [] }) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  );
  expect(needed.filter((name) => !compose.services[name])).toEqual([]);
  const [site = ''] = nginx.volumes ?? [];
  expect(site.split(':').slice(1)).toEqual(['/etc/nginx/conf.d/default.conf', 'ro']);
  const upstreams = [...read('nginx.conf').matchAll(/^ *server (\S+):(\d+) /gm)].map(([, name, port]) => [name, port]);
  const mocks = Object.entries(compose.services).filter(([, { image }]) => image === mock.image);
  expect(upstreams).toEqual(mocks.map(([name]) => [name, argumentOf('EXPOSE')]));
});

test('a service has longer to end than its last requests take', () => {
  // Five seconds in which it is not ready, and twenty for answers.
  expect(Number.parseInt(mock.stop_grace_period ?? '', 10)).toBeGreaterThan(25);
});

test('the example of teams can be used once its keys are replaced', () => {
  const find = teamsFrom(read('teams.example.json'));
  expect(find('replace-this-key-of-the-web-team')).toMatchObject({ name: 'web', worlds: 200 });
  expect(find('replace-this-key-of-the-sales-team')).toMatchObject({ name: 'sales', worlds: 20, largestBody: 1e6 });
});

/** Runs the health check of a service, at another port. */
const isHealthy = (port: string): Promise<boolean> => {
  const [kind, file, ...args] = mock.healthcheck?.test ?? [];
  expect([kind, file]).toEqual(['CMD', 'node']);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args.map((text) => text.replace('4010', port)),
      (error) => resolve(error === null),
    );
  });
};

test.runIf(programs)('the command of the image serves the sandbox, and its health check follows it', async () => {
  const args = [...fixed, ...defaults].map((arg) => (arg === '--static=dist' ? `--static=${client}` : arg));
  const database = await (postgres as RunningPostgres).database();
  const running = await startMockProcess([...args, '--leave-after=1'], { WAYMARK_DATABASE: database });
  const port = new URL(running.url).port;
  expect(await isHealthy(port)).toBe(true);
  const open = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html', ...headers } });
  const page = await open({ cookie: 'mock_world=sales' });
  expect(await page.text()).toBe('<title>Waymark</title>');
  const refused = await open({});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('No world chosen');
  running.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(await isHealthy(port)).toBe(false);
});

test.runIf(programs)('a database that is restored from a dump has the worlds and keys', async () => {
  const { database } = postgres as RunningPostgres;
  const [from, to] = [await database(), await database()];
  // Distributions keep them beside the server or in the user's PATH.
  const program = (name: string) => {
    const beside = path.join(programs as string, name);
    return existsSync(beside) ? beside : name;
  };
  const json = { 'content-type': 'application/json', 'x-mock-world': 'kept' };
  const post = (place: string, body: object) => ({
    place,
    init: { method: 'POST', headers: json, body: JSON.stringify(body) },
  });
  const before = await openMock({ database: from });
  for (const { place, init } of [post('/worlds', { id: 'kept' }), post('/faults', { effect: { status: 500 } })]) {
    expect((await before.app.request(`/__mock${place}`, init)).status).toBe(201);
  }
  const dump = execFileSync(program('pg_dump'), ['--schema=waymark', from]);
  execFileSync(program('psql'), ['--quiet', '--set=ON_ERROR_STOP=1', to], {
    input: dump,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const after = await openMock({ database: to });
  const kept = await after.app.request('/__mock/worlds/kept');
  expect(await kept.json()).toMatchObject({ id: 'kept', rows: { faults: 1 } });
  const jwks = '/identity/us-east-1_Waymark01/.well-known/jwks.json';
  expect(await (await after.app.request(jwks)).json()).toEqual(await (await before.app.request(jwks)).json());
  await before.close();
  await after.close();
});
