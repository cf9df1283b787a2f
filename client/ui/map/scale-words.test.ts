import { expect, test } from 'vitest';
import { unitName } from './scale-words.ts';

const UNITS = ['mile', 'foot', 'kilometer', 'meter'] as const;

test.each([
  ['en', ['mi', 'ft', 'km', 'm']],
  ['fr-CA', ['mi', 'pi', 'km', 'm']],
  ['es-MX', ['mi', 'ft', 'km', 'm']],
])('the map scale names its units in %s as %j', (language, names) => {
  expect(UNITS.map((unit) => unitName(language, unit))).toEqual(names);
});
