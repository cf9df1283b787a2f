import { expect, test } from 'vitest';
import { selectTests } from './select-tests.ts';

const FILES = [
  { path: 'client/rules/locks.test.ts', text: "test('a locked vehicle tells when', …)" },
  { path: 'client/rules/engine.test.ts', text: "test('[core 2.7] Locks stay as they are', …)" },
  { path: 'tests/journeys/commands.journey.ts', text: "test('locks a vehicle from the list', …)" },
  { path: 'tests/journeys/locks.journey.ts', text: "test('keeps the list', …)" },
  { path: 'tests/journeys/map.journey.ts', text: "test('zooms', …)" },
];

test('selects tests by a word of their path or title, ignoring case', () => {
  expect(selectTests(['locks'], FILES)).toMatchObject({
    units: ['client/rules/locks.test.ts'],
    unitsByTitle: ['client/rules/engine.test.ts'],
    journeys: ['tests/journeys/commands.journey.ts', 'tests/journeys/locks.journey.ts'],
  });
});

test('requires all words, in any order', () => {
  const { units, unitsByTitle, journeys } = selectTests(['list', 'locks'], FILES);
  expect([...units, ...unitsByTitle, ...journeys]).toEqual([
    'tests/journeys/commands.journey.ts',
    'tests/journeys/locks.journey.ts',
  ]);
});

test.each([
  ['[core 2.7]', '[core 2.7] Locks stay as they are', true],
  ['LOCKS [core', '[core 2.7] Locks stay as they are', true],
  ['core 2x7', '[core 2.7] Locks stay as they are', false],
  ['locks', 'tests/journeys/locks.journey.ts keeps the list', true],
])('the words "%s" select the title "%s": %s', (words, title, isSelected) => {
  expect(new RegExp(selectTests(words.split(' '), FILES).titles, 'gi').test(title)).toBe(isSelected);
});
