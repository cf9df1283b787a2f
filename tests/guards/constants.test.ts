import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const ROOM = 'client/rules/constants/';

/** Documented numbers that the client does not read, and where each is enforced. */
const NOT_READ: Readonly<Record<string, string>> = {
  GROUP_NAME: 'the contract bounds the name',
  TOP_BAR: 'the style sheets of the top bar and of alerts',
};

const sources = sourceFiles('client').filter((file) => !isTest(file));
const constants = sources
  .filter(({ path }) => path.startsWith(ROOM))
  .flatMap(({ path, text }) => [...text.matchAll(/export const (\w+)/g)].map(([, name = '']) => ({ path, name })));

test('[core 9] uses every documented number or names its place of enforcement', () => {
  expect(constants.length).toBeGreaterThan(30);
  const unread = constants.filter(
    ({ path, name }) =>
      !sources.some(({ imports, text }) => imports.includes(path) && new RegExp(`\\b${name}\\b`).test(text)),
  );
  expect(unread.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_READ).sort());
});
