import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Entries lend the mock their clock; files for Node alone say so in their name. */
const isEntry = (path: string) => path.endsWith('.node.ts') || /^mock-server\/(node|worker)\.ts$/.test(path);
/** Pages of the mock's own run in a browser, on the browser's clock. */
const inPage = (path: string) => /^mock-server\/(panel|reference|demo)\//.test(path);
const modules = sourceFiles('mock-server').filter((file) => !isTest(file) && !isEntry(file.path) && !inPage(file.path));

test('the mock takes time and chance from its world: no clock or dice of the host outside the entries', () => {
  const HOST = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bsetTimeout\(|\bsetInterval\(/;
  expect(modules.length).toBeGreaterThan(40);
  expect(modules.filter((file) => HOST.test(file.text)).map((file) => file.path)).toEqual([]);
});

test('random numbers of the host are for secrets alone: the rest comes from the dice of a world', () => {
  const withSecrets = modules.filter((file) => /\bcrypto\.(?:randomUUID|getRandomValues)\(/.test(file.text));
  expect(withSecrets.map((file) => file.path)).toEqual([
    'mock-server/identity/app.ts',
    'mock-server/identity/bytes.ts',
    'mock-server/identity/tokens.ts',
    'mock-server/world/random.ts',
  ]);
});

test('the mock runs in a service worker: nothing of Node outside the entries', () => {
  const ofNode = modules.filter(
    (file) => file.imports.some((target) => target.startsWith('node:')) || /\bprocess\.|\bBuffer\b/.test(file.text),
  );
  expect(ofNode.map((file) => file.path)).toEqual([]);
});

test('world, domain, telemetry and operations know nothing of HTTP', () => {
  const pure = /^mock-server\/(world|domain|telemetry|operations)\//;
  const withHttp = modules.filter(
    (file) => pure.test(file.path) && file.imports.some((target) => target.startsWith('hono')),
  );
  expect(withHttp.map((file) => file.path)).toEqual([]);
});
