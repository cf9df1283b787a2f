import { expect, test } from 'vitest';
import { degreesProblems, isTooWide } from './degrees.ts';

test.each([
  [null, '', '', [null, null]],
  [null, '41', '', [null, 'required']],
  [41, '41', '-87', [null, null]],
  [41, ' ', '-87', ['required', null]],
  [41, '', '', ['required', 'required']],
  [41, '90', '-180', [null, null]],
  [41, '95', '-181', ['range', 'range']],
  [41, '41,5', '180', [null, null]],
  [41, '-', 'west', ['range', 'range']],
] as const)('[commerce 5] a place at %s with the texts %j and %j has the problems %j', (value, lat, lng, expected) => {
  expect(
    degreesProblems([
      { axis: 'latitude', value, text: lat },
      { axis: 'longitude', value, text: lng },
    ]),
  ).toEqual(expected);
});

test.each([
  [-88, -87, false],
  [170, -170, false],
  [-90, 89, false],
  [-90, 90, true],
  [-100, 100, true],
  [-87, -88, true],
])('[commerce 5] a rectangle from %d east to %d is too wide: %s', (west, east, expected) => {
  expect(isTooWide(west, east)).toBe(expected);
});
