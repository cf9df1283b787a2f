import { expect, test } from 'vitest';
import { choicesOf, optionChanges, optionValues } from './option-values.ts';

const tables = {
  tables: [
    {
      table: 1,
      options: [
        { option: 1, name: 'Horn honk on lock', value: 1, choices: [0, 1, 2] },
        { option: 4, value: 9 },
      ],
    },
    { table: 4, options: [{ option: 2, value: 0, choices: [1, 2] }] },
  ],
};

test('[commerce 7] has a field for each option, and sends those that changed', () => {
  expect(optionValues(tables)).toEqual({ options: { t1o1: '1', t1o4: '9', t4o2: '0' } });
  expect(optionChanges(tables, optionValues(tables))).toBeNull();
  expect(optionChanges(tables, { options: { t1o1: '2', t1o4: '9', t4o2: '1' } })).toEqual({
    options: [
      { table: 1, option: 1, value: 2 },
      { table: 4, option: 2, value: 1 },
    ],
  });
});

test('[commerce 7] offers the value of an option, also if the device does not list it', () => {
  expect(choicesOf({ option: 1, value: 1, choices: [0, 1, 2] })).toEqual([0, 1, 2]);
  expect(choicesOf({ option: 2, value: 0, choices: [1, 2] })).toEqual([0, 1, 2]);
  expect(choicesOf({ option: 4, value: 9 })).toEqual([9]);
});
