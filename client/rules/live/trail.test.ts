import { expect, test } from 'vitest';
import { type Fix, isSilent, lastFix, type Trail, withFix } from './trail.ts';

const EVERY = 60_000;
const START = Date.parse('2026-11-21T15:30:00Z');
const fixAt = (minute: number): Fix => ({
  at: START + minute * 60_000,
  longitude: -87.65 + minute / 1_000,
  latitude: 41.88,
  heading: 90,
});
const trailOf = (minutes: readonly number[]): Trail => {
  let trail: Trail | undefined;
  for (const minute of minutes) trail = withFix(trail, fixAt(minute), EVERY);
  if (!trail) throw new Error('A trail needs a fix');
  return trail;
};
const minutesOf = ({ sealed, open }: Trail) =>
  [...sealed, open].map(({ fixes }) => fixes.map(({ at }) => (at - START) / 60_000));

test('[commerce 4] a trail seals chunks of eight fixes, and each begins where the last ended', () => {
  const trail = trailOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(minutesOf(trail)).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [7, 8, 9],
  ]);
  const [sealed] = trail.sealed;
  expect(withFix(trail, fixAt(10), EVERY).sealed[0]).toBe(sealed);
});

test('[commerce 4] a trail forgets chunks that ended 15 minutes ago', () => {
  const minutes = Array.from({ length: 23 }, (_, minute) => minute);
  expect(minutesOf(trailOf(minutes.slice(0, 22)))[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(minutesOf(trailOf(minutes))).toEqual([
    [7, 8, 9, 10, 11, 12, 13, 14],
    [14, 15, 16, 17, 18, 19, 20, 21],
    [21, 22],
  ]);
});

test('[commerce 4] the line of a trail breaks where the tracker was silent', () => {
  expect(minutesOf(trailOf([0, 1, 4, 8, 9]))).toEqual([
    [0, 1, 4],
    [8, 9],
  ]);
});

test('a trail ignores a fix that is not newer', () => {
  const trail = trailOf([0, 1]);
  expect(withFix(trail, fixAt(1), EVERY)).toBe(trail);
  expect(withFix(trail, fixAt(0), EVERY)).toBe(trail);
  expect(lastFix(trail)).toEqual(fixAt(1));
});

test('[commerce 4] a tracker is silent after three intervals of its own', () => {
  expect([180, 181].map((seconds) => isSilent(START, START + seconds * 1_000, EVERY))).toEqual([false, true]);
  expect([90, 91].map((seconds) => isSilent(START, START + seconds * 1_000, 30_000))).toEqual([false, true]);
});
