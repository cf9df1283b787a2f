import { expect, test } from 'vitest';
import { isListed, shellOf } from './shell.ts';

const shell = shellOf(
  [
    'assets/entry-1a.js',
    'assets/maplibre-2b.js',
    'assets/maplibre-gl-worker-3c.js',
    'assets/inter-cyrillic-wght-normal-4d.woff2',
    'assets/inter-latin-wght-normal-5e.woff2',
  ],
  { 'index.html': 'abc', 'config.json': 'def' },
);

test('does not precache large files that are useless without a network', () => {
  expect(shell).toEqual({
    first: [
      { url: 'index.html', revision: 'abc' },
      { url: 'config.json', revision: 'def' },
      { url: 'assets/entry-1a.js', revision: null },
      { url: 'assets/inter-latin-wght-normal-5e.woff2', revision: null },
    ],
    later: ['assets/inter-cyrillic-wght-normal-4d.woff2', 'assets/maplibre-2b.js', 'assets/maplibre-gl-worker-3c.js'],
  });
});

test('serves files of this build from the cache, but no pages, other builds or calls', () => {
  expect(isListed('assets/entry-1a.js', shell)).toBe(true);
  expect(isListed('assets/maplibre-2b.js', shell)).toBe(true);
  expect(isListed('assets/entry-0f.js', shell)).toBe(false);
  expect(isListed('index.html', shell)).toBe(false);
  expect(isListed('api/v1/vehicle', shell)).toBe(false);
});
