import { expect, test } from 'vitest';
import { filesOf } from '../../scripts/vite/chunk-files.ts';
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
