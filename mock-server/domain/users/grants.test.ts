import { expect, test } from 'vitest';
import { grantErrors, withGrants } from './grants.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const of = (change: object = {}) => ({ vehicle: 1001, access_level: 'Read Only' as const, ...change });

test.each([
  ['unlimited', of(), {}],
  ['with an end', of({ access_end: '2026-11-21T12:00:01Z' }), {}],
  ['exclusive with an end', of({ exclusive_access: true, access_end: '2026-12-01T00:00:00Z' }), {}],
  ['ending now', of({ access_end: '2026-11-21T12:00:00Z' }), { 'v.0.access_end': ['Must lie ahead'] }],
  [
    'ending as it starts',
    of({ access_start: '2026-12-01T00:00:00Z', access_end: '2026-12-01T00:00:00Z' }),
    { 'v.0.access_end': ['Must lie after the start'] },
  ],
  ['exclusive without an end', of({ exclusive_access: true }), { 'v.0.access_end': ['Required field'] }],
])('[commerce 3] checks access that is %s', (_title, grant, errors) => {
  expect(grantErrors([grant], 'v', NOW)).toEqual(errors);
});

test('refuses a vehicle that is named twice', () => {
  expect(grantErrors([of(), of({ vehicle: 1002 }), of()], 'v', NOW)).toEqual({ 'v.2.vehicle': ['Is named twice'] });
});

test("[core 6] replaces an account's own grants and keeps those of other accounts", () => {
  const entry = { ...of(), exclusive_access: false, access_start: null, access_end: null };
  const before = [
    { ...entry, subscriber: 11 },
    { ...entry, vehicle: 3001, subscriber: 31 },
  ];
  expect(withGrants(before, [of({ vehicle: 1002 })], 11)).toEqual([
    { ...entry, vehicle: 3001, subscriber: 31 },
    { ...entry, vehicle: 1002, subscriber: 11 },
  ]);
});
