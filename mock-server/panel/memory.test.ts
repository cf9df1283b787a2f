import { expect, test } from 'vitest';
import { memoryIn } from './memory.ts';

const NOTHING = { open: false, section: 'people', persona: null, said: null };

test('the panel remembers whether it was open, at what, whom was chosen and what there was to say', () => {
  const kept = { open: true, section: 'journal', persona: 'owner', said: 'Done.' };
  expect(memoryIn(JSON.stringify(kept))).toEqual(kept);
});

test('a new tab and a memory that makes no sense begin with nothing', () => {
  expect(memoryIn(null)).toEqual(NOTHING);
  expect(memoryIn('{')).toEqual(NOTHING);
  expect(memoryIn('null')).toEqual(NOTHING);
  expect(memoryIn('{"open":"yes","section":"cellar","persona":7}')).toEqual(NOTHING);
});
