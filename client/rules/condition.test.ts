import { expect, test } from 'vitest';
import { lowestTire, milesToService } from './condition.ts';

test('[core 9] the softest tire is the one that counts', () => {
  const [front_left, front_right, back_left, back_right] = [35, 35, 26, 34].map((value) => ({ value }));
  if (!front_left || !front_right || !back_left || !back_right) throw new Error('four tires');
  expect(lowestTire({ front_left, front_right, back_left, back_right })).toEqual({ name: 'back_left', psi: 26 });
});

test('[core 9] miles to service are interval minus driven', () => {
  expect(milesToService({ parameters: { interval: 5_000, driven: 4_213 } })).toBe(787);
  expect(milesToService({ parameters: { interval: 5_000, driven: 5_100 } })).toBe(-100);
  expect(milesToService({ parameters: { due_date: '2026-12-01T00:00:00Z' } })).toBeNull();
});
