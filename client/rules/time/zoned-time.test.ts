import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time.ts';

test('[commerce 9] states a time with the offset of its zone, also with half and quarter hours', () => {
  const at = Date.parse('2026-03-08T03:30:00Z');
  expect(zonedTime(at, 'America/St_Johns')).toBe('2026-03-08T00:00:00-03:30');
  expect(zonedTime(Date.parse('2026-03-09T02:29:59Z'), 'America/St_Johns')).toBe('2026-03-08T23:59:59-02:30');
  expect(zonedTime(at, 'Australia/Eucla')).toBe('2026-03-08T12:15:00+08:45');
  expect(zonedTime(at, 'UTC')).toBe('2026-03-08T03:30:00+00:00');
});
