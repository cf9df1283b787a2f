import { expect, test } from 'vitest';
import { instantIn, localInput, zoneName } from './zone.ts';

test.each([
  ['UTC', '2026-11-21T12:00'],
  ['America/Chicago', '2026-11-21T06:00'],
  ['Australia/Sydney', '2026-11-21T23:00'],
])('converts between instants and local time inputs in %s', (zone, input) => {
  const noon = Date.parse('2026-11-21T12:00:59Z');
  expect(localInput(noon, zone)).toBe(input);
  expect(instantIn(input, zone)).toBe(Date.parse('2026-11-21T12:00:00Z'));
});

test('uses the offset of that day, also near the end of daylight saving', () => {
  expect(instantIn('2026-10-31T22:00', 'America/Chicago')).toBe(Date.parse('2026-11-01T03:00:00Z'));
  expect(instantIn('2026-11-01T06:00', 'America/Chicago')).toBe(Date.parse('2026-11-01T12:00:00Z'));
});

test('names a time zone in the language of the panel', () => {
  expect(zoneName('America/Chicago', 'en-US', Date.parse('2026-11-21T12:00:00Z'))).toBe('Central Standard Time');
});
