import { expect, test } from 'vitest';
import type { AccountCalls, AccountResult, SecondFactor } from '../../identity/types.ts';
import { turnOff, turnOn } from './two-factor.ts';

/** A service with these factors, which refuses the calls in `failing`. */
function service(on: readonly SecondFactor[], failing: readonly string[] = []) {
  const made: unknown[][] = [];
  const answer = async (name: string, ...given: unknown[]): Promise<AccountResult> => {
    made.push([name, ...given]);
    return failing.includes(name) ? { kind: 'refused', reason: 'unreachable' } : { kind: 'done' };
  };
  const calls = {
    twoFactor: async () => ({ kind: 'done' as const, on, phone: { number: null, isVerified: false } }),
    setFactors: (factors: readonly SecondFactor[]) => answer('setFactors', factors),
    forgetAllDevices: () => answer('forgetAllDevices'),
    signOutEverywhere: () => answer('signOutEverywhere'),
  } as unknown as AccountCalls;
  return { calls, made };
}

test('[commerce 4] a new factor is added to those that the service has', async () => {
  const { calls, made } = service(['sms']);
  expect(await turnOn('totp')(calls)).toEqual({ kind: 'done' });
  expect(made).toEqual([['setFactors', ['sms', 'totp']]]);
});

test('[commerce 4] turning one of two off keeps devices and sessions', async () => {
  const { calls, made } = service(['sms', 'totp']);
  expect(await turnOff('sms', false)(calls)).toEqual({ kind: 'done', outcome: 'done' });
  expect(made).toEqual([['setFactors', ['totp']]]);
});

test('[commerce 4] turning the last one off forgets devices, sets none and ends every session', async () => {
  const { calls, made } = service(['sms']);
  expect(await turnOff('sms', true)(calls)).toEqual({ kind: 'done', outcome: 'done' });
  expect(made).toEqual([['forgetAllDevices'], ['setFactors', []], ['signOutEverywhere']]);
});

test('[commerce 4] keeps two-factor on if the devices cannot be forgotten', async () => {
  const { calls, made } = service(['sms'], ['forgetAllDevices']);
  expect(await turnOff('sms', true)(calls)).toEqual({ kind: 'refused', reason: 'unreachable' });
  expect(made).toEqual([['forgetAllDevices']]);
});

test('[commerce 4] turns nothing off if another tab has changed the factors', async () => {
  const { calls, made } = service(['sms']);
  expect(await turnOff('sms', false)(calls)).toEqual({ kind: 'done', outcome: 'changed' });
  expect(made).toEqual([]);
});
