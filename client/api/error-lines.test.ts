import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { errorLines } from './error-lines.ts';
import { ApiError } from './errors.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key.replace('errors.', ''), ...Object.values(values)].join(' ')) as unknown as TFunction;
const failed = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'unexpected', status: 418, message: 'x', ...facts });

const none = { code: () => null, field: (field: string, message: string) => `${field}: ${message}` };

test('[core 2.6] shows a string or number as is', () => {
  expect(errorLines('Card not saved.', t, 'en', none)).toEqual(['Card not saved.']);
  expect(errorLines(418, t, 'en', none)).toEqual(['418']);
});

test('[core 2.6] shows validation errors as field name, then message', () => {
  const error = failed({ detail: 'Invalid', fields: { postal_code: ['Required field', 'Must be a number'] } });
  expect(errorLines(error, t, 'en', none)).toEqual(['postal_code: Required field', 'postal_code: Must be a number']);
});

test('[core 2.6] otherwise shows the detail, or the text of the error kind', () => {
  expect(errorLines(failed({ detail: 'Only the owner can do this.' }), t, 'en', none)).toEqual([
    'Only the owner can do this.',
  ]);
  expect(errorLines(failed({ kind: 'network' }), t, 'en', none)).toEqual(['network']);
  expect(errorLines(new Error('a bug in the portal'), t, 'en', none)).toEqual(['unexpected']);
  expect(errorLines(undefined, t, 'en', none)).toEqual(['unexpected']);
});

test('[core 2.6] ignores a server detail that only repeats its status', () => {
  const linesOf = (detail: string) => errorLines(failed({ kind: 'server', status: 503, detail }), t, 'en', none);
  for (const words of ['Service Unavailable', '502 Bad Gateway', 'Internal server error.', 'Gateway Timeout']) {
    expect(linesOf(words)).toEqual(['server']);
  }
  expect(linesOf('Groups cannot be saved until noon.')).toEqual(['Groups cannot be saved until noon.']);
});

test('[core 8] in French and Spanish, shows the text of the error code or kind instead of the detail', () => {
  const french = (facts: Parameters<typeof failed>[0]) =>
    errorLines(failed(facts), t, 'fr', {
      code: (code) => (code === 'PLAN' ? 'Non compris dans le forfait.' : null),
      field: () => 'Courriel : adresse non valide',
    });
  const detail = 'The plan of this vehicle reports no trips.';
  expect(french({ kind: 'forbidden', detail, code: 'PLAN' })).toEqual(['Non compris dans le forfait.']);
  expect(french({ kind: 'forbidden', detail, code: 'NEW_CODE' })).toEqual(['forbidden']);
  expect(french({ kind: 'validation', fields: { email: ['Is odd'] } })).toEqual(['Courriel : adresse non valide']);
});
