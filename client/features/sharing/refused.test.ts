import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { isPendingTransfer, overlapIn, RefusedShare, refusedShare } from './refused.ts';

const texts = {
  overlap: (name: string | null) => `overlap with ${name ?? 'another'}`,
  message: (message: string) => message.toUpperCase(),
};
const refused = (fields: Record<string, string[]>, rest: Partial<ApiError> = {}) =>
  new ApiError({ kind: 'validation', status: 400, message: 'Bad', fields, ...rest });

test('[commerce 6] names the holder of overlapping exclusive access at its switch', () => {
  const failure = refused(
    { 'vehicles.0.exclusive_access': ['Amara has exclusive access in that time'] },
    { code: 'EXCLUSIVE_OVERLAP', body: { holder: 'Amara Okafor' } },
  );
  expect(refusedShare(failure, true, texts)).toMatchObject({ fields: { exclusive: ['overlap with Amara Okafor'] } });
});

test('[commerce 6] explains an overlap of a server that names nobody', () => {
  const failure = refused({ 'vehicle_access.2.exclusive_access': ['Taken'] });
  expect(refusedShare(failure, false, texts)).toMatchObject({ fields: { exclusive: ['overlap with another'] } });
});

test.each([
  [true, { ends: ['MUST LIE AHEAD'], vehicles: ['IS NAMED TWICE'], email: ['EMAIL INVALID'] }],
  [false, { duration: ['MUST LIE AHEAD'], vehicles: ['IS NAMED TWICE'], email: ['EMAIL INVALID'] }],
])('[core 8] places messages about records at the fields, with a typed time: %s', (isTyped, fields) => {
  const failure = refused({
    'vehicles.1.access_end': ['Must lie ahead'],
    'vehicles.1.vehicle': ['Is named twice'],
    email: ['Email invalid'],
  });
  const found = refusedShare(failure, isTyped, texts);
  expect(found).toBeInstanceOf(RefusedShare);
  expect(found).toMatchObject({ fields });
});

test('[core 8] leaves other failures as they are', () => {
  const pending = new ApiError({ kind: 'forbidden', status: 403, message: 'No', code: 'PENDING_TRANSFER' });
  expect(refusedShare(pending, false, texts)).toBe(pending);
  const address = refused({ email: ['Email invalid'] });
  expect(refusedShare(address, false, texts)).toBe(address);
  expect([isPendingTransfer(pending), isPendingTransfer(address)]).toEqual([true, false]);
});

test('[commerce 6] names the holder of overlapping exclusive access without a form', () => {
  const fields = { 'vehicles.0.exclusive_access': ['Amara has exclusive access in that time'] };
  const overlap = { code: 'EXCLUSIVE_OVERLAP', body: { holder: 'Amara Okafor' } };
  expect(overlapIn(refused(fields, overlap))).toEqual({ holder: 'Amara Okafor' });
  expect(overlapIn(refused(fields, { ...overlap, body: {} }))).toEqual({ holder: null });
  expect(overlapIn(refused({ email: ['Email invalid'] }))).toBeNull();
});
