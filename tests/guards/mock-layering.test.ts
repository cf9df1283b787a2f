import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Rooms and single files of the mock. Each imports itself and those of later lines, never another of its own line. */
const MOCK_LAYERS = [
  ['entries'],
  ['demo'],
  ['app.ts'],
  ['control', 'panel', 'reference'],
  ['api'],
  ['access.ts', 'operations'],
  ['seeds', 'store', 'uploads.ts'],
  ['domain'],
  ['contract', 'identity', 'telemetry'],
  ['map', 'media', 'world'],
  ['address.ts', 'after.ts', 'cors.ts', 'host.ts', 'hosts.ts', 'page-script.node.ts'],
];

/** What starts the mock in Node or in a service worker: `mock-server/node.ts`, `worker.ts`, `server.node.ts` … */
const ENTRY = /^mock-server\/(?!page-script\.)(?:node|worker|[\w-]+\.node)\.ts$/;

const roomOf = (path: string): string =>
  ENTRY.test(path) ? 'entries' : (/^mock-server\/([^/]+)/.exec(path)?.[1] ?? path);
const rankOf = (room: string): number => MOCK_LAYERS.findIndex((layer) => layer.includes(room));

const files = sourceFiles('mock-server').filter((file) => !isTest(file) && !file.path.endsWith('/test-bench.ts'));
const inMock = (path: string): boolean => path.startsWith('mock-server/');

test('every file of the mock belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter(({ path }) => rankOf(roomOf(path)) < 0).map(({ path }) => path)).toEqual([]);
});

test('inside the mock, imports run one way: no upward import and no circle of rooms', () => {
  const upward = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => inMock(target) && roomOf(target) !== roomOf(path))
      .filter((target) => rankOf(roomOf(target)) <= rankOf(roomOf(path)))
      .map((target) => `${path} → ${target}`),
  );
  expect(upward).toEqual([]);
});

test('outside of itself the mock imports packages, the contract, fixtures and the headers of hosting', () => {
  const FOREIGN = /^(?:client|scripts|tests|docs)\/|^generated\/client\//;
  const foreign = files.flatMap(({ path, imports }) =>
    imports.filter((target) => FOREIGN.test(target)).map((target) => `${path} → ${target}`),
  );
  expect(foreign).toEqual([]);
});

test('the contract room and the pipeline know no HTTP framework, which api/endpoint.ts adds', () => {
  const PURE = /^mock-server\/(?:contract\/|api\/pipeline\.ts)/;
  const withHttp = files.filter(({ path, imports }) => PURE.test(path) && imports.some((to) => to.startsWith('hono')));
  expect(withHttp.map(({ path }) => path)).toEqual([]);
});

test('hosting imports nothing but itself: mock, demo and the nginx example share it', () => {
  const hosting = sourceFiles('hosting');
  expect(hosting.map(({ path }) => path)).toContain('hosting/content-policy.ts');
  const foreign = hosting.flatMap(({ path, imports }) =>
    imports.filter((target) => !target.startsWith('hosting/')).map((target) => `${path} → ${target}`),
  );
  expect(foreign).toEqual([]);
});
