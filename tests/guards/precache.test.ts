import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../client/app/routes/routes.ts';
import { filesOf } from '../../scripts/vite/chunk-files.ts';
import { PAGE_MODULES, PAGE_TEXTS, START_MODULES } from '../../scripts/vite/page-modules.ts';
import { gzipBytes, readManifest, textOf } from './production-build.ts';

/** Limits of the files that the service worker downloads before it takes over, slightly above their current values. */
const MOST_FILES = 42;
const MOST_KILOBYTES = 252.1;

test('the service worker precaches few and small files', () => {
  const list = [...textOf('sw.js').matchAll(/\burl:[`'"]([^`'"]+)[`'"],revision/g)].map(([, file = '']) => file);
  const sizeOf = (file: string) => (file.endsWith('.woff2') ? readFileSync(`dist/${file}`).length : gzipBytes(file));
  const bytes = list.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(list).toContain('index.html');
  expect(list.length).toBeLessThanOrEqual(MOST_FILES);
  expect(bytes).toBeLessThanOrEqual(MOST_KILOBYTES * 1_000);
});

test('the service worker downloads an identity SDK only when it is used', () => {
  const manifest = readManifest();
  const modules = ['identity/cognito.ts', 'identity/amplify.ts', 'identity/amplify-provider.ts'];
  const shell = filesOf([...START_MODULES, ...PAGE_MODULES], manifest);
  expect(modules.filter((module) => shell.includes(manifest[module]?.file ?? 'missing'))).toEqual([]);
  expect(modules.filter((module) => !manifest[module])).toEqual([]);
});

test('[core 9] caches the texts of the pages that show the last known data', () => {
  const pages = ['/', '/control-center', '/control-center/vehicle/:id'];
  const texts = routes.filter(({ path }) => pages.includes(path)).flatMap((record) => record.texts);
  expect([...new Set(texts)].sort()).toEqual([...PAGE_TEXTS]);
});
