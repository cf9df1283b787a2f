import { expect, test } from 'vitest';
import { outcomeOf } from './kept-outcome.ts';

test('[commerce 8] reads the outcome of a link from the history entry, if the page knows it', () => {
  const known = ['done', 'EXPIRED_TOKEN'] as const;
  expect(outcomeOf({ outcome: 'done' }, known)).toBe('done');
  expect(outcomeOf({ outcome: 'EXPIRED_TOKEN' }, known)).toBe('EXPIRED_TOKEN');
  for (const state of [null, undefined, 'done', {}, { outcome: 'another' }, { outcome: 1 }, { backTo: '/' }]) {
    expect(outcomeOf(state, known)).toBeNull();
  }
});
