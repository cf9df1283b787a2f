import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors.ts';
import { retryDelay, retryRead } from './retry.ts';

const failed = (kind: ApiErrorKind) => new ApiError({ kind, status: 418, message: 'x' });

test('tries a read three times after a temporary failure', () => {
  for (const kind of ['network', 'server', 'too-many'] as const) {
    expect([0, 1, 2].map((failures) => retryRead(failures, failed(kind)))).toEqual([true, true, false]);
  }
});

test('does not retry refused, missing, canceled or unanswered reads', () => {
  const kinds = ['validation', 'unauthorized', 'forbidden', 'not-found', 'canceled', 'device-unreachable'] as const;
  for (const kind of kinds) expect(retryRead(0, failed(kind))).toBe(false);
  expect(retryRead(0, new Error('a bug in the portal'))).toBe(false);
});

test('doubles the delay up to eight seconds, with jitter', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, 0.5))).toEqual([400, 800, 1_600]);
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([600, 1_000]);
  expect(retryDelay(20, 0.5)).toBe(8_000);
});
