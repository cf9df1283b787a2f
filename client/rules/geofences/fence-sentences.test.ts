import { expect, test } from 'vitest';
import { movesOf, withMoves } from './fence-sentences.ts';

const chosen = {
  1: { arrive: true, depart: false },
  2: { arrive: true, depart: true },
  3: { arrive: false, depart: true },
};

test('[commerce 3] puts each vehicle into the sentence of its alerts', () => {
  expect([1, 2, 3, 4].map((id) => movesOf(chosen, id))).toEqual(['arrive', 'both', 'depart', null]);
});

test('[commerce 3] moves vehicles between sentences, and leaves the others alone', () => {
  const moved = withMoves(chosen, [1, 4], 'depart');
  expect([1, 2, 3, 4].map((id) => movesOf(moved, id))).toEqual(['depart', 'both', 'depart', 'depart']);
  expect(withMoves(moved, [4], null)[4]).toEqual({ arrive: false, depart: false });
  expect(withMoves(chosen, [], 'both')).toEqual(chosen);
});
