import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Layers of the mock. Each file or folder imports itself and later lines, never others on its line. */
const MOCK_LAYERS = [
  ['package'],
  ['entries'],
  ['demo'],
  ['operators'],
  ['app.ts', 'assets.ts'],
  ['control', 'panel', 'reference'],
  ['api'],
  ['access.ts', 'operations'],
  ['sandbox'],
  ['seeds', 'store', 'uploads.ts'],
  ['domain'],
  ['contract', 'identity', 'telemetry'],
  ['map', 'media', 'world'],
  ['page'],
  ['address.ts', 'after.ts', 'cors.ts', 'facts.ts', 'host.ts', 'hosts.ts', 'language.ts', 'page-script.node.ts'],
];

/** Entry points of the mock in Node or in a service worker: `mock-server/node.ts`, `worker.ts`, `server.node.ts` … */
const ENTRY = /^mock-server\/(?!page-script\.)(?:node|worker|[\w-]+\.node)\.ts$/;

const roomOf = (path: string): string =>
  ENTRY.test(path) ? 'entries' : (/^mock-server\/([^/]+)/.exec(path)?.[1] ?? path);
const rankOf = (room: string): number => MOCK_LAYERS.findIndex((layer) => layer.includes(room));

const files = sourceFiles('mock-server').filter((file) => !isTest(file) && !file.path.endsWith('/test-bench.ts'));
const inMock = (path: string): boolean => path.startsWith('mock-server/');

test('every file of the mock has a layer', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter(({ path }) => rankOf(roomOf(path)) < 0).map(({ path }) => path)).toEqual([]);
});

test('imports inside the mock follow the layers without cycles', () => {
  const upward = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => inMock(target) && roomOf(target) !== roomOf(path))
      .filter((target) => rankOf(roomOf(target)) <= rankOf(roomOf(path)))
      .map((target) => `${path} → ${target}`),
  );
  expect(upward).toEqual([]);
});

test('the mock imports only packages, the contract, fixtures and hosting headers', () => {
  const FOREIGN = /^(?:client|scripts|tests|docs)\/|^generated\/client\//;
  const foreign = files.flatMap(({ path, imports }) =>
    imports.filter((target) => FOREIGN.test(target)).map((target) => `${path} → ${target}`),
  );
  expect(foreign).toEqual([]);
});

test('the contract folder and the pipeline import no HTTP framework', () => {
  const PURE = /^mock-server\/(?:contract\/|api\/pipeline\.ts)/;
  const withHttp = files.filter(({ path, imports }) => PURE.test(path) && imports.some((to) => to.startsWith('hono')));
  expect(withHttp.map(({ path }) => path)).toEqual([]);
});

test('hosting imports only itself, because mock, demo and nginx example share it', () => {
  const hosting = sourceFiles('hosting');
  expect(hosting.map(({ path }) => path)).toContain('hosting/content-policy.ts');
  const foreign = hosting.flatMap(({ path, imports }) =>
    imports.filter((target) => !target.startsWith('hosting/')).map((target) => `${path} → ${target}`),
  );
  expect(foreign).toEqual([]);
});
