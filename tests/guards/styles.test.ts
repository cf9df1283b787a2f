import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const IMPORT = /import (\w+) from '(\.[^'\n]+\.module\.css)'/g;

const uses = sourceFiles('client', 'mock-server').flatMap(({ path, text }) =>
  [...text.matchAll(IMPORT)].map(([, name = '', target = '']) => {
    const classes = [...text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return { path, sheet: normalize(join(dirname(path), target)), classes };
  }),
);
const sheets = new Map(
  [...new Set(uses.map(({ sheet }) => sheet))].map((sheet) => [sheet, readFileSync(sheet, 'utf8')]),
);
const has = (sheet: string, name: string) => new RegExp(`\\.${name}\\b`).test(sheets.get(sheet) ?? '');

test('style sheets define each class that a component uses', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ path, sheet, classes }) =>
    classes.filter((name) => !has(sheet, name)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
