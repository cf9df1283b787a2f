import { expect, test } from 'vitest';
import { instantOfMinute, localMinute } from './local-minute.ts';

test('[commerce 4] an end is set to the minute in the zone of the account', () => {
  const at = Date.parse('2026-11-22T16:41:00Z');
  expect(localMinute(at, 'America/Chicago')).toBe('2026-11-22T10:41');
  expect(instantOfMinute('2026-11-22T10:41', 'America/Chicago')).toBe(at);
  expect(instantOfMinute('2026-07-01T10:41', 'America/Chicago')).toBe(Date.parse('2026-07-01T15:41:00Z'));
});

test('[commerce 4] text that is no local time has no instant', () => {
  expect(instantOfMinute('', 'America/Chicago')).toBe(null);
  expect(instantOfMinute('tomorrow', 'America/Chicago')).toBe(null);
});
