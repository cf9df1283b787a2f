import { expect, test } from 'vitest';
import { errorOfAnswer, errorOfFailure } from '../../api/errors.ts';
import common from '../../i18n/catalogs/en/common.ts';
import groups from '../../i18n/catalogs/en/groups.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { byReason, reasonOf } from './failures.ts';

/** The English text of a key. */
const t = ((key: string) => {
  const [path, catalog] = key.startsWith('common:') ? [key.slice(7), common] : [key, groups];
  return path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], catalog);
}) as never;
const answer = (status: number, body: unknown) =>
  errorOfAnswer({ status, statusText: '', url: '/api/v1/vehicle/1', body });

test.each([
  [answer(503, { detail: 'Down for a moment.' }), 'Down for a moment.'],
  [answer(500, {}), 'Unexpected error. Please try again later.'],
  [answer(403, {}), 'Unexpected error. Please try again later.'],
  [answer(424, {}), 'The device is not responding. Please try again.'],
  [answer(424, { detail: 'GG-20417-A7 did not answer.' }), 'GG-20417-A7 did not answer.'],
  [answer(400, { validation_errors: { custom_fields: ['Is too long'] } }), 'Is too long'],
  [
    errorOfFailure(new TypeError('Failed to fetch')),
    'There is no connection to the server. Check your network and try again.',
  ],
  [errorOfFailure(new DOMException('', 'AbortError')), 'Stopped before its turn.'],
])('[core 8] shows %o as "%s"', (error, text) => {
  expect(reasonOf(error, t, 'en')).toBe(text);
});

test('[core 8] groups failed vehicles by reason, sorted by name', () => {
  const failed = ['Van 12', 'Van 2', 'Civic'].map((vehicle_name, index) => ({
    change: { vehicle: aVehicle({ vehicle_name }), drop: null, put: 'Vans' },
    error: answer(index < 2 ? 424 : 500, {}),
  }));
  expect(byReason(failed, t, 'en')).toEqual([
    { reason: 'The device is not responding. Please try again.', names: ['Van 2', 'Van 12'] },
    { reason: 'Unexpected error. Please try again later.', names: ['Civic'] },
  ]);
});

test("[core 8] hides the server's English detail in French", () => {
  expect(reasonOf(answer(424, { detail: 'GG-20417-A7 did not answer.' }), t, 'fr')).toBe(
    'The device is not responding. Please try again.',
  );
});
