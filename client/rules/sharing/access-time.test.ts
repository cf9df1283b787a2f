import { expect, test } from 'vitest';
import { accessTime, commonWindow, hasAccessNow, secondsLeft } from './access-time.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const window = (access_start: string | null, access_end: string | null) => ({ access_start, access_end });

test.each([
  [null, null, { kind: 'unlimited' }],
  ['2026-11-20T00:00:00Z', null, { kind: 'unlimited' }],
  [null, '2026-11-21T18:30:00Z', { kind: 'active', until: Date.parse('2026-11-21T18:30:00Z') }],
  ['2026-11-22T00:00:00Z', null, { kind: 'upcoming', from: Date.parse('2026-11-22T00:00:00Z'), until: null }],
  [null, '2026-11-21T15:30:00Z', { kind: 'ended', at: NOW }],
] as const)('[commerce 6] access from %s to %s is described by its state', (start, end, state) => {
  expect(accessTime(window(start, end), NOW)).toEqual(state);
});

test.each([
  [1_000, 60],
  [61_000, 120],
  [3 * 3_600_000, 10_800],
  [3 * 3_600_000 + 1, 10_860],
  [32.5 * 3_600_000, 115_200],
  [49 * 3_600_000, null],
] as const)('[commerce 6] tells %d ms left as %s seconds', (left, seconds) => {
  expect(secondsLeft(NOW + left, NOW)).toBe(seconds);
});

test('[commerce 3] several vehicles have one time if their windows are the same instants', () => {
  const noon = window(null, '2026-11-22T12:00:00Z');
  expect(commonWindow([noon, window(null, '2026-11-22T06:00:00-06:00')])).toEqual(noon);
  expect(commonWindow([noon, window(null, null)])).toBeNull();
  expect(commonWindow([])).toBeNull();
});

test('[commerce 6] a guest has access while any vehicle is in its window', () => {
  const [ended, ahead] = [window(null, '2026-11-20T12:00:00Z'), window('2026-11-22T12:00:00Z', null)];
  expect(hasAccessNow([ended, ahead], NOW)).toBe(false);
  expect(hasAccessNow([ended, window(null, null)], NOW)).toBe(true);
});
