import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { errorLines } from './error-lines.ts';
import { ApiError } from './errors.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key.replace('errors.', ''), ...Object.values(values)].join(' ')) as unknown as TFunction;
const failed = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'unexpected', status: 418, message: 'x', ...facts });

test('[core 2.6] a string or number shows as is', () => {
  expect(errorLines('Card not saved.', t, 'en')).toEqual(['Card not saved.']);
  expect(errorLines(418, t, 'en')).toEqual(['418']);
});

test('[core 2.6] validation errors show as field name then message', () => {
  const error = failed({ detail: 'Invalid', fields: { postal_code: ['Required field', 'Must be a number'] } });
  expect(errorLines(error, t, 'en')).toEqual([
    'field postal_code Required field',
    'field postal_code Must be a number',
  ]);
});

test('[core 2.6] otherwise the detail, else what the kind means', () => {
  expect(errorLines(failed({ detail: 'Only the owner can do this.' }), t, 'en')).toEqual([
    'Only the owner can do this.',
  ]);
  expect(errorLines(failed({ kind: 'network' }), t, 'en')).toEqual(['network']);
  expect(errorLines(new Error('a mistake of ours'), t, 'en')).toEqual(['unexpected']);
  expect(errorLines(undefined, t, 'en')).toEqual(['unexpected']);
});

test('[core 2.6] a detail that only repeats the status of a server in trouble gives way to what it means', () => {
  const said = (detail: string) => errorLines(failed({ kind: 'server', status: 503, detail }), t, 'en');
  for (const words of ['Service Unavailable', '502 Bad Gateway', 'Internal server error.', 'Gateway Timeout']) {
    expect(said(words)).toEqual(['server']);
  }
  expect(said('Groups cannot be saved until noon.')).toEqual(['Groups cannot be saved until noon.']);
});

test('[core 8] in another language than the server writes, a refusal is said by its code, else by its kind', () => {
  const french = (facts: Parameters<typeof failed>[0]) =>
    errorLines(failed(facts), t, 'fr', (code) => (code === 'PLAN' ? 'Non compris dans le forfait.' : null));
  const detail = 'The plan of this vehicle reports no trips.';
  expect(french({ kind: 'forbidden', detail, code: 'PLAN' })).toEqual(['Non compris dans le forfait.']);
  expect(french({ kind: 'forbidden', detail, code: 'NEW_CODE' })).toEqual(['forbidden']);
  expect(french({ kind: 'validation', fields: { email: ['Is odd'] } })).toEqual(['validation']);
});
