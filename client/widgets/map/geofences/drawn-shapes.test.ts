import type { GeoJSONSourceDiff } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { createDrawnShapes, type DrawnShape, type ShapeParts } from './drawn-shapes.ts';

const properties = { fence: 1, name: 'Shop', dotBelow: 99 };
const point = (): ShapeParts => ({
  area: null,
  point: { type: 'Point', coordinates: [-87.65, 41.88] },
  properties,
});
const nowhere = (): ShapeParts => ({ area: null, point: null, properties });
const shape = (id: number, parts: DrawnShape['parts'] = point): DrawnShape => ({ id, parts });
const shapes = (count: number): DrawnShape[] => Array.from({ length: count }, (_, index) => shape(index + 1));

/** A source that records what it is sent, and finishes each part on request. */
function source() {
  const sent: { add: number; remove: unknown[] }[] = [];
  const waiting: (() => void)[] = [];
  return {
    sent,
    updateData: ({ add = [], remove = [] }: GeoJSONSourceDiff) => {
      sent.push({ add: add.length, remove });
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    finish: async () => {
      waiting.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('[commerce 3] computes and sends many shapes in parts, each after the one before', async () => {
  const map = source();
  let computed = 0;
  const counted = () => {
    computed += 1;
    return point();
  };
  createDrawnShapes().draw(
    shapes(250).map(({ id }) => shape(id, counted)),
    map,
  );
  expect([map.sent, computed]).toEqual([[{ add: 100, remove: [] }], 100]);
  await map.finish();
  await map.finish();
  await map.finish();
  expect(map.sent.map(({ add }) => add)).toEqual([100, 100, 50]);
});

test('[commerce 3] sends only shapes that were added, changed or removed', async () => {
  const map = source();
  const drawn = createDrawnShapes();
  const first = shapes(3);
  drawn.draw(first, map);
  await map.finish();
  drawn.draw([first[0] as DrawnShape, shape(2), shape(4)], map);
  expect(map.sent.at(-1)).toEqual({ add: 2, remove: [6, 7, 4, 5] });
  await map.finish();
  expect(map.sent).toHaveLength(2);
});

test('[commerce 3] a shape without a place is not drawn', async () => {
  const map = source();
  const drawn = createDrawnShapes();
  drawn.draw([shape(1), shape(2, nowhere)], map);
  await map.finish();
  drawn.draw([shape(1, nowhere)], map);
  expect(map.sent).toEqual([
    { add: 1, remove: [] },
    { add: 0, remove: [4, 5, 2, 3] },
  ]);
});

test('[commerce 3] shapes that arrive while others are sent follow without a repetition', async () => {
  const map = source();
  const drawn = createDrawnShapes();
  const all = shapes(220);
  const stop = drawn.draw(all.slice(0, 150), map);
  stop();
  drawn.draw(all, map);
  for (let part = 0; part < 4; part++) await map.finish();
  expect(map.sent.map(({ add }) => add)).toEqual([100, 100, 20]);
});
