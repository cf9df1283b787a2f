import { expect, test } from 'vitest';
import { milesToService } from './service-miles.ts';

test('[core 9] miles to service are interval minus driven', () => {
  expect(milesToService({ parameters: { interval: 5_000, driven: 4_213 } })).toBe(787);
  expect(milesToService({ parameters: { interval: 5_000, driven: 5_100 } })).toBe(-100);
  expect(milesToService({ parameters: { due_date: '2026-12-01T00:00:00Z' } })).toBeNull();
});
