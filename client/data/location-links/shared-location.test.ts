import { expect, test } from 'vitest';
import { linkProblemOf } from './shared-location.ts';

test.each([
  ['EXPIRED_TOKEN', {}, 'EXPIRED_TOKEN'],
  ['WITHDRAWN_TOKEN', {}, 'WITHDRAWN_TOKEN'],
  ['INVALID_TOKEN', {}, 'INVALID_TOKEN'],
  [null, { token: ['Must have at least 8 characters'] }, 'INVALID_TOKEN'],
  ['TOO_MANY_REQUESTS', {}, null],
  [null, {}, null],
])('[core 8] tells a link that does not work from another failure: %s %j', (code, fields, problem) => {
  expect(linkProblemOf({ code, fields })).toBe(problem);
});
