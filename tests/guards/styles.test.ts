import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from '../../client/ui/theme/theme.ts';
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

test('style sheets do not select each next element: every inserted one would restyle all its siblings', () => {
  expect(sheets.size).toBeGreaterThan(50);
  const costly = [...sheets].flatMap(([sheet, text]) =>
    [...text.matchAll(/[^\n]*[+~] ?\*(?![\w/])[^\n]*/g)].map(([line]) => `${sheet}: ${line}`),
  );
  expect(costly).toEqual([]);
});

const textsOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

test('style sheets use only variables that are defined', () => {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  // In style sheets `--name:`, in components `'--name'`.
  const declared = [...textsOf('client', /\.(css|tsx?)$/), ...textsOf('node_modules/@mantine', /\.css$/)].flatMap(
    ({ text }) => [...text.matchAll(/(--[\w-]+)(?='|\s*:)/g)].map(([, name = '']) => name),
  );
  const defined = new Set([variables, light, dark].flatMap(Object.keys).concat(declared));
  // A use with a default is no mistake.
  const unknown = textsOf('client', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) => (defined.has(name) ? [] : `${path}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});
