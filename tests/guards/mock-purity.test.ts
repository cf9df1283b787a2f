import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Entry points provide the clock. File names mark files for Node, where the package runs too. */
const isEntry = (path: string) =>
  path.endsWith('.node.ts') || /^mock-server\/(?:(?:node|worker)\.ts$|package\/)/.test(path);
/** The mock's own pages run in a browser with its clock. */
const inPage = (path: string) => /^mock-server\/(panel|reference|demo)\//.test(path);
const modules = sourceFiles('mock-server').filter((file) => !isTest(file) && !isEntry(file.path) && !inPage(file.path));

test('the mock uses no clock or random numbers of the host outside entry points', () => {
  const HOST = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bsetTimeout\(|\bsetInterval\(/;
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((file) => HOST.test(file.text)).map((file) => file.path)).toEqual([]);
});

test("only secrets use the host's random numbers", () => {
  const withSecrets = modules.filter((file) => /\bcrypto\.(?:randomUUID|getRandomValues)\(/.test(file.text));
  expect(withSecrets.map((file) => file.path)).toEqual([
    'mock-server/identity/app.ts',
    'mock-server/identity/bytes.ts',
    'mock-server/identity/tokens.ts',
    'mock-server/world/random.ts',
  ]);
});

test('the mock uses no Node API outside entry points, to run in a service worker', () => {
  const ofNode = modules.filter(
    (file) => file.imports.some((target) => target.startsWith('node:')) || /\bprocess\.|\bBuffer\b/.test(file.text),
  );
  expect(ofNode.map((file) => file.path)).toEqual([]);
});

test('world, domain, telemetry and operations are independent of HTTP', () => {
  const pure = /^mock-server\/(world|domain|telemetry|operations)\//;
  const withHttp = modules.filter(
    (file) => pure.test(file.path) && file.imports.some((target) => target.startsWith('hono')),
  );
  expect(withHttp.map((file) => file.path)).toEqual([]);
});
