import { expect, test } from 'vitest';
import { runAgainstMock } from './mock.ts';

test('[core 7] [commerce 7] finds no drift and no notes in the mock', async () => {
  const { drift, leftBehind, notes } = await runAgainstMock();
  expect(drift).toEqual([]);
  expect(leftBehind).toEqual([]);
  expect(notes.filter(({ kind }) => kind === 'unknown field')).toEqual([]);
});
