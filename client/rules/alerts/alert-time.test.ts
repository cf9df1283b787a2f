import { expect, test } from 'vitest';
import { alertTime } from './alert-time.ts';

test.each([
  [{ timestamp: '2026-11-21T16:00:00Z', begins_at: '2026-11-21T15:00:00Z' }, Date.parse('2026-11-21T16:00:00Z')],
  [{ begins_at: '2026-11-21T15:00:00Z' }, Date.parse('2026-11-21T15:00:00Z')],
  [{ timestamp: 'soon' }, null],
  [{}, null],
])('[commerce 3] the alert %j was raised at %s', (event, at) => {
  expect(alertTime(event)).toBe(at);
});
