import { assert, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { readGroups, writeGroups } from './groups.ts';

test.each([
  ["['Vans']", ['Vans']],
  ["['Vans', 'North side']", ['Vans', 'North side']],
  ["['Vans','Trucks']", ['Vans', 'Trucks']],
  [`["Riley's", 'Vans']`, ["Riley's", 'Vans']],
  ["['Riley\\'s']", ["Riley's"]],
  ["['A, B', 'C']", ['A, B', 'C']],
  ["['Vans', 'Vans', '']", ['Vans']],
  ['[]', []],
  ['', []],
  [null, []],
  [undefined, []],
  ['Vans', []],
])('[core 3] reads the groups list %j as %j', (list, names) => {
  expect(readGroups(list)).toEqual(names);
});

test('[core 3] writes groups in the format that it reads', () => {
  expect(writeGroups([])).toBe('[]');
  expect(writeGroups(['Vans', "Riley's"])).toBe(`['Vans', "Riley's"]`);
});

test('[core 3] keeps group names of other programs unchanged', () => {
  expect(writeGroups([`Riley's "best"`])).toBe(`['Riley\\'s "best"']`);
  expect(writeGroups(['a\\b'])).toBe("['a\\\\b']");
  const names = uniqueArray(string({ minLength: 1 }));
  assert(
    property(names, (names) => {
      expect(readGroups(writeGroups(names))).toEqual(names);
    }),
  );
});
