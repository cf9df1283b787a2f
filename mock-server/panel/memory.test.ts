import { expect, test } from 'vitest';
import { memoryIn } from './memory.ts';

const NOTHING = { open: false, section: 'people', persona: null, signIn: null, linkedWorld: null, status: null };

test('restores the open section, the chosen persona and the pending message', () => {
  const kept = {
    open: true,
    section: 'journal',
    persona: 'owner',
    signIn: { id: 'owner', at: 7, next: '/trips' },
    linkedWorld: { of: '?persona=owner', id: 'w1x' },
    status: 'Done.',
  };
  expect(memoryIn(JSON.stringify(kept))).toEqual(kept);
});

test('starts empty in a new tab or after an invalid value', () => {
  expect(memoryIn(null)).toEqual(NOTHING);
  expect(memoryIn('{')).toEqual(NOTHING);
  expect(memoryIn('null')).toEqual(NOTHING);
  expect(memoryIn('{"open":"yes","section":"cellar","persona":7,"signIn":{"id":7},"linkedWorld":{"of":"?"}}')).toEqual(
    NOTHING,
  );
});
