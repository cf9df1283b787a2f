import { expect, test } from 'vitest';
import { recoveryStepOf } from './recovery-step.ts';

test('[core 2.1] the step of a recovery is read from the entry of the history, and nothing from another page’s', () => {
  expect(recoveryStepOf({ email: 'a@waymark.example' })).toEqual({ email: 'a@waymark.example' });
  expect(recoveryStepOf({ email: 'a@waymark.example', sentTo: 'a***' })).toEqual({
    email: 'a@waymark.example',
    sentTo: 'a***',
  });
  for (const state of [null, undefined, 'a', { sentTo: 'a***' }, { email: 1 }, { backTo: '/' }]) {
    expect(recoveryStepOf(state)).toBeNull();
  }
});
