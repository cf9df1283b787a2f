import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { ifOffered } from './offered.ts';

const failure = (status: number, code: string | null = null) =>
  new ApiError({ kind: status === 404 ? 'not-found' : 'forbidden', status, message: 'x', code });
const kindOf = (error: ApiError, isThere: boolean | Error) =>
  ifOffered(
    () => Promise.reject(error),
    async () => {
      if (isThere instanceof Error) throw isThere;
      return isThere;
    },
  ).catch(({ kind }: ApiError) => kind);

test.each([
  ['about a thing that is there', failure(404), true, 'not-offered'],
  ['about a thing that is gone', failure(404), false, 'not-found'],
  ['with a reason', failure(404, 'NO_PENDING_TRANSFER'), true, 'not-found'],
  ['while nothing else answers', failure(404), new Error('lost'), 'not-found'],
  ['that refuses', failure(403), true, 'forbidden'],
])('[core 8] an answer %s', async (_which, error, isThere, kind) => {
  expect(await kindOf(error, isThere)).toBe(kind);
});

test('returns the answer of an operation that is offered', async () => {
  expect(
    await ifOffered(
      async () => 7,
      () => Promise.reject(new Error('not asked')),
    ),
  ).toBe(7);
});
