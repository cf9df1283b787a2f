import { expect, test } from 'vitest';
import { clipLine, clipRing, simplifyLine } from './lines.ts';

const SQUARE = [0, 0, 10, 10] as const;

test('cuts a line where it leaves a rectangle, and resumes it where it returns', () => {
  const line = [
    [-5, 5],
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ] as const;
  expect(clipLine(line, SQUARE)).toEqual([
    [
      [0, 5],
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
  expect(
    clipLine(
      [
        [-5, -5],
        [15, -5],
      ],
      SQUARE,
    ),
  ).toEqual([]);
});

test('cuts a ring to a rectangle and keeps it closed', () => {
  const ring = clipRing(
    [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
      [5, 5],
    ],
    SQUARE,
  );
  expect(ring[0]).toEqual(ring.at(-1));
  expect(new Set(ring.map(String))).toEqual(new Set(['5,5', '10,5', '10,8', '5,8']));
  expect(
    clipRing(
      [
        [11, 11],
        [12, 11],
        [12, 12],
        [11, 11],
      ],
      SQUARE,
    ),
  ).toEqual([]);
});

test('simplifying drops points within the tolerance', () => {
  const line = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10, 5],
    [10, 10],
  ];
  expect(simplifyLine(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplifyLine(line, 0.3)).toEqual([
    [0, 0],
    [5, 0.4],
    [10, 0],
    [10, 10],
  ]);
});
