import { expect, test } from 'vitest';
import { brokenRules } from './use-translated-errors.ts';

test("[core 1] translates errors of rules after a language change, but not the server's", () => {
  const errors = {
    first_name: { type: 'custom', message: 'Required field' },
    email: { type: 'server', message: 'is unknown' },
    pin: { type: 'too_small', message: 'Must have 6 digits' },
  };
  expect(brokenRules(errors)).toEqual(['first_name', 'pin']);
  expect(brokenRules({})).toEqual([]);
});
