import { expect, test } from 'vitest';
import { recoveryStepOf } from './recovery-step.ts';

test('[core 2.1] reads the step of a recovery from the history entry, and ignores other states', () => {
  expect(recoveryStepOf({ email: 'a@waymark.example' })).toEqual({ email: 'a@waymark.example' });
  expect(recoveryStepOf({ email: 'a@waymark.example', sentTo: 'a***' })).toEqual({
    email: 'a@waymark.example',
    sentTo: 'a***',
  });
  for (const state of [null, undefined, 'a', { sentTo: 'a***' }, { email: 1 }, { backTo: '/' }]) {
    expect(recoveryStepOf(state)).toBeNull();
  }
});
