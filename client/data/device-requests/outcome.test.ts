import { expect, test } from 'vitest';
import { ApiError, errorOfAnswer } from '../../api/errors.ts';
import { outcomeOf } from './outcome.ts';

const answer = (status: number, body: object = {}) =>
  errorOfAnswer({ status, statusText: '', url: '/api/iot/send-command', body });

test.each([
  [400, {}, 'failed'],
  [401, {}, 'not_sent'],
  [403, { code: 'READ_ONLY' }, 'refused'],
  [403, { code: 'OUTAGE' }, 'not_sent'],
  [403, { code: 'MAINTENANCE' }, 'not_sent'],
  [404, {}, 'failed'],
  [409, {}, 'failed'],
  [418, {}, 'failed'],
  [424, { detail: 'The device is not responding.' }, 'unanswered'],
  [429, {}, 'failed'],
  [500, {}, 'failed'],
  [503, {}, 'failed'],
  [504, {}, 'failed'],
])('[commerce 8] a %i %o is %s', (status, body, outcome) => {
  expect(outcomeOf(answer(status, body)).outcome).toBe(outcome);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'lost', undefined],
  ['an aborted call', new DOMException('aborted', 'AbortError'), 'lost', undefined],
  ['a call over its time limit', new DOMException('late', 'TimeoutError'), 'lost', 'late'],
  ['no token', new ApiError({ kind: 'no-sign-in-service', status: 418, message: '' }), 'not_sent', undefined],
  ['a bug', new Error('boom'), 'failed', undefined],
])('[core 8] %s is %s', (_what, failure, outcome, why) => {
  const end = outcomeOf(failure);
  expect([end.outcome, end.why]).toEqual([outcome, why]);
});

test('[core 6] keeps code and detail of a refusal', () => {
  expect(outcomeOf(answer(403, { code: 'PAUSED', detail: 'Not paid.' }))).toMatchObject({
    code: 'PAUSED',
    detail: 'Not paid.',
  });
});
