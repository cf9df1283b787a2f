import { expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** Layers of the client. Each may import itself and the ones below it. */
const CLIENT_LAYERS = [
  'app',
  'features',
  'widgets',
  'dialogs',
  'data',
  'wording',
  'state',
  'api',
  'identity',
  'ui',
  'i18n',
  'lib',
  'rules',
];

/** Types of the contract, which every layer may import. Types only, so that no behavior is shared. */
const SHAPES = 'client/api/model.ts';

const inRoom = (path: string, room: string) => path.startsWith(`${room}/`);
const crossing = (files: SourceFile[], forbidden: (file: SourceFile, target: string) => boolean) =>
  files.flatMap((file) => file.imports.filter((target) => forbidden(file, target)).map((to) => `${file.path} → ${to}`));

test('client and mock-server never import each other', () => {
  const houses = sourceFiles('client', 'mock-server');
  expect(houses.length).toBeGreaterThan(50);
  expect(
    crossing(
      houses,
      (file, target) =>
        (inRoom(file.path, 'client') && inRoom(target, 'mock-server')) ||
        (inRoom(file.path, 'mock-server') && inRoom(target, 'client')),
    ),
  ).toEqual([]);
});

test('fixtures import only each other and types of the contract', () => {
  expect(
    crossing(
      sourceFiles('fixtures').filter((file) => !isTest(file)),
      (_file, target) => !inRoom(target, 'fixtures') && target !== 'generated/contract/types.gen.ts',
    ),
  ).toEqual([]);
});

test('the client imports no fixture', () => {
  expect(crossing(sourceFiles('client'), (_file, target) => inRoom(target, 'fixtures'))).toEqual([]);
});

test('imports inside the client follow the layers', () => {
  const rank = (path: string) => CLIENT_LAYERS.findIndex((layer) => inRoom(path, `client/${layer}`));
  expect(
    crossing(sourceFiles('client'), (file, target) => {
      const [from, to] = [rank(file.path), rank(target)];
      return target !== SHAPES && from >= 0 && to >= 0 && to < from;
    }),
  ).toEqual([]);
});

test('shared contract files contain only types', () => {
  const [shapes] = sourceFiles('client/api').filter((file) => file.path === SHAPES);
  const statements = shapes?.text.split(';').map((line) => line.replace(/\/\*[\s\S]*?\*\//g, '').trim()) ?? [];
  expect(statements.filter((line) => line !== '' && !line.startsWith('export type'))).toEqual([]);
});

test.each(['features', 'dialogs'])('areas of client/%s never import each other', (layer) => {
  const areaOf = (path: string) => new RegExp(`^client/${layer}/([^/]+)/`).exec(path)?.[1];
  expect(
    crossing(sourceFiles('client'), (file, target) => {
      const [from, to] = [areaOf(file.path), areaOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    }),
  ).toEqual([]);
});

test('every folder of the client has a layer', () => {
  const rooms = new Set(sourceFiles('client').map(({ path }) => path.split('/')[1]));
  expect(rooms).toEqual(new Set([...CLIENT_LAYERS, 'worker']));
});

test('the service worker imports only its own files', () => {
  const isWorker = (path: string) => inRoom(path, 'client/worker');
  expect(
    crossing(
      sourceFiles('client'),
      (file, target) => inRoom(target, 'client') && isWorker(file.path) !== isWorker(target),
    ),
  ).toEqual([]);
});

test('only data, api and the layers above them use the generated client', () => {
  const callers = ['app', 'features', 'widgets', 'dialogs', 'data', 'api'].map((room) => `client/${room}`);
  expect(
    crossing(
      sourceFiles('client'),
      (file, target) => inRoom(target, 'generated/client') && !callers.some((room) => inRoom(file.path, room)),
    ),
  ).toEqual([]);
});

test.each([
  ['amazon-cognito-identity-js', /^amazon-cognito-identity-js/],
  ['Amplify', /^@aws-amplify\//],
])('one file imports %s, in client/identity', (_, sdk) => {
  const importers = sourceFiles('client')
    .filter((file) => !isTest(file) && file.imports.some((name) => sdk.test(name)))
    .map((file) => file.path);
  expect(importers).toHaveLength(1);
  expect(importers[0]).toMatch(/^client\/identity\//);
});
