import { expect, test } from 'vitest';
import { isListed, shellOf } from './shell.ts';

const shell = shellOf(
  {
    all: [
      'assets/entry-1a.js',
      'assets/maplibre-2b.js',
      'assets/list-3c.js',
      'assets/inter-latin-wght-normal-5e.woff2',
    ],
    start: ['assets/inter-latin-wght-normal-5e.woff2', 'assets/entry-1a.js'],
    pages: ['assets/list-3c.js', 'assets/entry-1a.js'],
  },
  { 'index.html': 'abc', 'config.json': 'def' },
);

test('precaches the start only, once each', () => {
  expect(shell).toEqual({
    first: [
      { url: 'index.html', revision: 'abc' },
      { url: 'config.json', revision: 'def' },
      { url: 'assets/entry-1a.js', revision: null },
      { url: 'assets/inter-latin-wght-normal-5e.woff2', revision: null },
    ],
    pages: ['assets/list-3c.js'],
    later: ['assets/maplibre-2b.js'],
  });
});

test('serves files of this build from the cache, but no pages, other builds or calls', () => {
  expect(isListed('assets/entry-1a.js', shell)).toBe(true);
  expect(isListed('assets/list-3c.js', shell)).toBe(true);
  expect(isListed('assets/maplibre-2b.js', shell)).toBe(true);
  expect(isListed('assets/entry-0f.js', shell)).toBe(false);
  expect(isListed('index.html', shell)).toBe(false);
  expect(isListed('api/v1/vehicle', shell)).toBe(false);
});
