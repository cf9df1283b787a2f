import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { Exposure } from './exposure.ts';

const rows = (canvas: Canvas): string[] =>
  Array.from({ length: canvas.height }, (_, row) =>
    Array.from(canvas.pixels.subarray(row * canvas.width, (row + 1) * canvas.width), (pixel) =>
      pixel ? '#' : '.',
    ).join(''),
  );

test('fills the pixels whose center is inside', () => {
  const canvas = new Canvas(6, 4);
  canvas.draw([0, 0, 5, 0, 0, 5], [255, 255, 255]);
  expect(rows(canvas)).toEqual(['####..', '###...', '##....', '#.....']);
});

test('adjacent shapes neither overlap nor leave a gap', () => {
  const canvas = new Canvas(6, 1);
  canvas.draw([0, 0, 2.5, 0, 2.5, 1, 0, 1], [255, 0, 0]);
  canvas.draw([2.5, 0, 6, 0, 6, 1, 2.5, 1], [0, 255, 0]);
  expect([...canvas.pixels]).toEqual([0xff, 0xff, 0xff00, 0xff00, 0xff00, 0xff00]);
});

test('clips shapes to the canvas', () => {
  const canvas = new Canvas(3, 2);
  canvas.draw([-9, -9, 9, -9, 9, 9, -9, 9], [0, 0, 255]);
  expect([...canvas.pixels]).toEqual(Array.from({ length: 6 }, () => 0xff0000));
  canvas.draw([], [255, 255, 255]);
  expect([...canvas.pixels]).toEqual(Array.from({ length: 6 }, () => 0xff0000));
});

test('blends by opacity', () => {
  const canvas = new Canvas(1, 1);
  canvas.draw([0, 0, 1, 0, 1, 1, 0, 1], [200, 100, 0]);
  canvas.draw([0, 0, 1, 0, 1, 1, 0, 1], [0, 0, 200], 0.25);
  expect(canvas.pixels[0]).toBe((50 << 16) | (75 << 8) | 150);
});

test('an exposure averages its drawings and then resets', () => {
  const canvas = new Canvas(1, 1);
  const exposure = new Exposure(1);
  exposure.add(canvas);
  canvas.draw([0, 0, 1, 0, 1, 1, 0, 1], [100, 40, 2]);
  exposure.add(canvas);
  expect([...exposure.develop()]).toEqual([50, 20, 1]);
  exposure.add(canvas);
  expect([...exposure.develop()]).toEqual([100, 40, 2]);
});
