import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, errorOfAnswer, errorOfFailure } from './errors.ts';

const answer = (status: number, body?: unknown, url = '/api/v1/vehicle/7') =>
  errorOfAnswer({ status, statusText: 'Some Text', url, body });

test.each<[number, string, ApiErrorKind]>([
  [400, '/api/v1/vehicle/7', 'validation'],
  [401, '/api/v1/vehicle', 'unauthorized'],
  [403, '/api/iot/send-command', 'forbidden'],
  [404, '/api/v1/vehicle/7', 'not-found'],
  [424, '/api/iot/send-command', 'device-unreachable'],
  [424, '/api/v1/alert/rule', 'rule-rejected'],
  [424, '/api/v1/alert/rule/9', 'rule-rejected'],
  [429, '/api/v1/user/email-resend', 'too-many'],
  [500, '/api/v1/vehicle', 'server'],
  [503, '/api/v1/vehicle', 'server'],
  [405, '/api/v1/vehicle', 'unexpected'],
])('[core 8, commerce 8] status %i of %s is an error of kind %s', (status, url, kind) => {
  expect(answer(status, { detail: 'x' }, url).kind).toBe(kind);
});

test.each([
  ['registerUser', 404, 'not-offered'],
  ['registerUser', 405, 'not-offered'],
  ['registerUser', 501, 'not-offered'],
  // May be about a thing that is gone: `ifOffered` decides.
  ['cancelTransfer', 404, 'not-found'],
  ['cancelTransfer', 405, 'not-offered'],
  ['getVehicle', 404, 'not-found'],
  ['getVehicle', 501, 'server'],
] as const)('[core 8] %s answered with %i is an error of kind %s', (operation, status, kind) => {
  expect(errorOfAnswer({ status, statusText: '', url: '/', body: undefined, operation }).kind).toBe(kind);
});

test("[core 8] uses the server's detail as message", () => {
  const error = answer(403, { detail: 'Read-only access does not allow this.', code: 'READ_ONLY' });
  expect(error.message).toBe('Read-only access does not allow this.');
  expect(error.code).toBe('READ_ONLY');
});

test('[core 8] without a detail, uses status and status text as message', () => {
  expect(answer(502, '<html>').message).toBe('502 Some Text');
});

test('[core 8] without an error object, uses the documented message and status 418', () => {
  const error = errorOfAnswer({ status: 0, statusText: '', url: '', body: undefined });
  expect(error.message).toBe('Missing error object after API call');
  expect(error.status).toBe(418);
  expect(errorOfFailure(undefined).message).toBe('Missing error object after API call');
  expect(errorOfFailure(undefined).status).toBe(418);
});

test('[core 8] keeps validation errors by field, for any status', () => {
  const error = answer(422, {
    validation_errors: { vehicle_name: ['Required field'], coupon_code: 'Expired', empty: [] },
  });
  expect(error.kind).toBe('validation');
  expect(error.fields).toEqual({ vehicle_name: ['Required field'], coupon_code: ['Expired'] });
});

test('[core 8] a canceled fetch has the message apiCanceled', () => {
  const byBrowser = errorOfFailure(new DOMException('The user aborted a request.', 'AbortError'));
  expect([byBrowser.kind, byBrowser.message]).toEqual(['canceled', 'apiCanceled']);
  expect(errorOfFailure('apiCanceled').kind).toBe('canceled');
});

test('maps a lost connection to its own kind, and returns an ApiError unchanged', () => {
  expect(errorOfFailure(new TypeError('Failed to fetch')).kind).toBe('network');
  const known = new ApiError({ kind: 'server', status: 500, message: 'x' });
  expect(errorOfFailure(known)).toBe(known);
});
