import { expect, test } from 'vitest';
import { beganAt, liveWindow, newest, placeInClip } from './timeline.ts';

const START = Date.UTC(2026, 10, 19, 16, 42, 0);

test('has six segments at the start of a stream', () => {
  expect(liveWindow(START, START)).toEqual({ first: 0, last: 5 });
  expect(beganAt(START, 0)).toBe(Date.UTC(2026, 10, 19, 16, 41, 48));
});

test('provides a segment once it is fully recorded', () => {
  expect(newest(START, START + 1_999)).toBe(5);
  expect(newest(START, START + 2_000)).toBe(6);
  expect(newest(START, START + 3_600_000)).toBe(1_805);
});

test('provides the first playlist for a clock before the start', () => {
  expect(liveWindow(START, START - 86_400_000)).toEqual({ first: 0, last: 5 });
});

test('repeats the clip every twelve segments', () => {
  expect([0, 11, 12, 23, 24, 43_205].map(placeInClip)).toEqual([
    { segment: 0, loop: 0 },
    { segment: 11, loop: 0 },
    { segment: 0, loop: 1 },
    { segment: 11, loop: 1 },
    { segment: 0, loop: 2 },
    { segment: 5, loop: 3_600 },
  ]);
});
