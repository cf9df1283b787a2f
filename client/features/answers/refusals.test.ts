import { expect, test } from 'vitest';
import { refusalOf } from './refusals.ts';

test.each([
  ['EXPIRED_TOKEN', 'validation', { kind: 'token', problem: 'EXPIRED_TOKEN' }],
  ['USED_TOKEN', 'validation', { kind: 'token', problem: 'USED_TOKEN' }],
  ['WITHDRAWN_TOKEN', 'validation', { kind: 'token', problem: 'WITHDRAWN_TOKEN' }],
  [
    'ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS',
    'forbidden',
    { kind: 'wrong_user', code: 'ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS' },
  ],
  ['WRONG_RECIPIENT', 'forbidden', { kind: 'wrong_user', code: 'other' }],
  ['PENDING_TRANSFER', 'forbidden', { kind: 'failed' }],
  [null, 'network', { kind: 'failed' }],
  [null, 'server', { kind: 'failed' }],
  // A server without this call.
  [null, 'not-offered', { kind: 'failed' }],
] as const)('[core 8] %s, %s', (code, kind, refusal) => {
  expect(refusalOf({ code, kind, fields: {} })).toEqual(refusal);
});

test('[core 8] a malformed or missing token is not valid', () => {
  const fields = { token: ['Must have at least 8 characters'] };
  expect(refusalOf({ code: null, kind: 'validation', fields })).toEqual({ kind: 'token', problem: 'INVALID_TOKEN' });
});

test('[commerce 8] an address that is taken by now is not a problem of the link', () => {
  const refused = (fields: Record<string, string[]>) => refusalOf({ code: null, kind: 'validation', fields });
  expect(refused({ email: ['Email already taken'] })).toEqual({ kind: 'taken' });
  expect(refused({ email: ['Is too long'] })).toEqual({ kind: 'failed' });
  expect(refused({})).toEqual({ kind: 'failed' });
});
