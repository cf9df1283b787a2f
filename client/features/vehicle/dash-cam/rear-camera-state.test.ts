import { expect, test } from 'vitest';
import { errorOfAnswer, errorOfFailure } from '../../../api/errors.ts';
import { rearCameraState } from './rear-camera-state.ts';

const asked = { isFetching: false, error: null, data: undefined };
const answer = (status: number, body: unknown) =>
  errorOfAnswer({ status, statusText: '', url: '/api/iot/send-command', body });
const exclusiveToOthers = answer(403, { detail: 'Another user has exclusive access.', code: 'EXCLUSIVE_ACCESS' });

test.each([
  ['not asked', asked, 'unknown', null],
  ['being asked', { ...asked, isFetching: true }, 'checking', null],
  ['asked again', { ...asked, isFetching: true, error: exclusiveToOthers }, 'checking', null],
  ['connected', { ...asked, data: { isConnected: true } }, 'connected', null],
  ['not connected', { ...asked, data: { isConnected: false } }, 'missing', null],
  ['silent', { ...asked, error: answer(424, {}) }, 'unanswered', null],
  ['exclusive to another user', { ...asked, error: exclusiveToOthers }, 'refused', 'exclusive_access'],
  ['of another user', { ...asked, error: answer(403, { code: 'READ_ONLY' }) }, 'refused', 'read_only'],
  ['refused without a code', { ...asked, error: answer(403, {}) }, 'refused', null],
  ['not reached', { ...asked, error: errorOfFailure(new TypeError('Failed to fetch')) }, 'refused', null],
] as const)('[core 8] a second camera that is %s', (_what, situation, state, refusal) => {
  expect(rearCameraState(situation)).toEqual({ state, refusal });
});
