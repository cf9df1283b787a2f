import { expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** The only file that may load Faker. Its dictionaries are larger than the whole portal. */
const LOADER = 'mock-server/seeds/large-fleet.node.ts';
/** Browser programs: the portal, the demo's worker, the mock's pages. */
const PROGRAMS = [
  'client/app/entry.ts',
  'mock-server/worker.ts',
  'mock-server/panel/main.ts',
  'mock-server/reference/main.ts',
  'mock-server/demo/register.ts',
  'mock-server/demo/lost.ts',
];

const files = sourceFiles('client', 'fixtures', 'generated', 'mock-server').filter((file) => !isTest(file));
const byPath = new Map(files.map((file) => [file.path, file]));
const isFaker = (target: string): boolean => target.startsWith('@faker-js/');

/** All files that a program imports, statically or dynamically. */
function reach(path: string, found = new Map<string, SourceFile>()): Map<string, SourceFile> {
  const file = byPath.get(path);
  if (!file || found.has(path)) return found;
  found.set(path, file);
  for (const target of file.imports) reach(target, found);
  return found;
}

test('loads Faker in one file, on demand and with one language', () => {
  const loaders = files.filter(({ imports }) => imports.some(isFaker));
  expect(loaders.map(({ path }) => path)).toEqual([LOADER]);
  expect(byPath.get(LOADER)?.text.match(/import.*@faker-js.*/g)).toEqual(["import('@faker-js/faker/locale/en');"]);
});

/** Libraries of a shared sandbox, which only runs in Node. */
const OF_SANDBOX = new Set(['dataloader', 'pg', 'pino', 'prom-client']);

test.each(PROGRAMS)('%s loads no library of the shared sandbox', (program) => {
  const imported = [...reach(program).values()].flatMap(({ imports }) => imports);
  expect(imported.filter((target) => OF_SANDBOX.has(target))).toEqual([]);
});

test.each(PROGRAMS)('%s does not load Faker', (program) => {
  const reached = reach(program);
  expect(reached.size).toBeGreaterThan(0);
  expect([...reached.values()].filter(({ imports }) => imports.some(isFaker))).toEqual([]);
});
