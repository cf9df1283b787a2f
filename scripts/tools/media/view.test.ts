import { expect, test } from 'vitest';
import { CAMERAS } from '../../../fixtures/media/clips.ts';
import { View } from './view.ts';

test.each(CAMERAS)('%s: the clip ends where it starts', (camera) => {
  const start = new View(camera, 0);
  const end = new View(camera, 24);
  for (const at of [0, 31, 93, 200, 355]) expect(end.ahead(at)).toBeCloseTo(start.ahead(at), 9);
  expect(end.backdrop.x).toBeCloseTo(start.backdrop.x, 9);
  expect(end.backdrop.y).toBeCloseTo(start.backdrop.y, 9);
  const kerb = [
    [7.2, 0, 40],
    [7.5, 0, 40],
    [7.5, 0, 43],
  ] as const;
  for (const [corner, pixel] of end.project(kerb).entries())
    expect(pixel).toBeCloseTo(start.project(kerb)[corner] ?? 0, 6);
});

test('objects ahead of one camera are behind the other', () => {
  expect(new View('front', 2).ahead(50)).toBe(20);
  expect(new View('rear', 2).ahead(50)).toBe(-20);
});

test('clips a shape at the near plane of the camera', () => {
  const view = new View('front', 0);
  const behind = [
    [1, 0, -2],
    [2, 0, -2],
    [2, 0, -1],
  ] as const;
  expect(view.project(behind)).toEqual([]);
  const alongside = [
    [3, 0, -5],
    [3, 0, 5],
    [3, 2, 5],
    [3, 2, -5],
  ] as const;
  expect(view.project(alongside)).toHaveLength(8);
});
