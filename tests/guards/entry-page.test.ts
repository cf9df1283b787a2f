import { expect, test } from 'vitest';
import { routes } from '../../client/app/routes/routes.ts';
import { filesOf } from '../../scripts/vite/chunk-files.ts';
import { FIRST_PAGES } from '../../scripts/vite/page-modules.ts';
import { readManifest, textOf } from './production-build.ts';

test('the entry page has a description short enough for search results', () => {
  const descriptions = [...textOf('index.html').matchAll(/<meta\s+name="description"\s+content="([^"]+)"/g)];
  expect(descriptions).toHaveLength(1);
  expect(descriptions[0]?.[1]).toMatch(/^[A-Z].{48,158}\.$/);
});

/** The session, the layout and the pages where visits begin, below `client/`. */
const FIRST = [
  'app/layouts/static-layout.tsx',
  'app/layouts/signed-in-layout.tsx',
  'app/pages/login-page.tsx',
  'data/session/open.ts',
  'state/session-tokens.ts',
  'features/dashboard/dashboard-page.tsx',
  'features/control-center/control-center-page.tsx',
  'features/vehicle/overview/vehicle-page.tsx',
];

test.each(FIRST)('the entry lists the files of %s, so that a browser loads them at once', (module) => {
  const manifest = readManifest();
  const [entry = ''] = filesOf(['index.html'], manifest).filter((file) => /\/index-.*\.js$/.test(file));
  const files = filesOf([module], manifest).filter((file) => !filesOf(['index.html'], manifest).includes(file));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !textOf(entry).includes(file.replace('assets/', './')))).toEqual([]);
});

test('the script of first files begins before the entry, and knows the files of the pages where visits begin', () => {
  const page = textOf('index.html');
  expect(page.indexOf('<script async src="first-files.js">')).toBeGreaterThan(0);
  expect(page.indexOf('first-files.js')).toBeLessThan(page.indexOf('type="module"'));
  const manifest = readManifest();
  const ofEntry = filesOf(['index.html'], manifest);
  const script = textOf('first-files.js');
  for (const module of [...FIRST, 'features/dashboard/banner.tsx', 'i18n/catalogs/es/common.ts', 'i18n/french.ts']) {
    const files = filesOf([module], manifest).filter((file) => !ofEntry.includes(file));
    expect(files.filter((file) => !script.includes(file))).toEqual([]);
  }
});

test.each([
  ['dashboard', '/'],
  ['map', '/control-center'],
  ['vehicle', '/control-center/vehicle/:id'],
  ['login', '/login'],
] as const)('the first texts of the page %s are those of the route table', (page, path) => {
  const texts = routes.find((route) => route.path === path)?.texts ?? [];
  expect([...FIRST_PAGES[page].texts].sort()).toEqual(['common', 'titles', ...texts].sort());
});
