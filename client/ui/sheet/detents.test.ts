import { expect, test } from 'vitest';
import { heightsIn, restAt, stepFrom } from './detents.ts';

const SIZES = { peek: 96, half: 472, top: 12 };
const heights = heightsIn(794, SIZES);

test('a sheet has three heights, none larger than the window', () => {
  expect(heights).toEqual({ peek: 96, half: 472, full: 782 });
  expect(heightsIn(340, SIZES)).toEqual({ peek: 96, half: 211, full: 328 });
  expect(heightsIn(60, SIZES)).toEqual({ peek: 96, half: 96, full: 96 });
});

test('[core 2.1] a full sheet covers the tools above it in a low window', () => {
  expect(heightsIn(206, { peek: 76, half: 472, top: 112 })).toEqual({ peek: 76, half: 155, full: 194 });
  expect(heightsIn(794, { peek: 76, half: 472, top: 112 })).toEqual({ peek: 76, half: 472, full: 682 });
});

test.each([
  [300, 0, 'half'],
  [270, 0, 'peek'],
  [640, 0, 'full'],
  [472, 1.5, 'full'],
  [472, -1.5, 'peek'],
  [782, -0.2, 'full'],
  [782, -4, 'peek'],
] as const)('released at %i with %f pixels per millisecond, a sheet rests at %s', (height, speed, detent) => {
  expect(restAt(height, speed, heights)).toBe(detent);
});

test('steps end at the outermost detents', () => {
  expect([stepFrom('peek', 1), stepFrom('half', 1), stepFrom('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([stepFrom('full', -1), stepFrom('half', -1), stepFrom('peek', -1)]).toEqual(['half', 'peek', 'peek']);
});
