import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { readRing, ringName } from './ring.ts';

const compiled = createExpression(ringName, 'layers[0].layout.icon-image');
function nameOf(counts: { alarm: number; moving: number; parked: number; offline: number; paused: number }): unknown {
  if (compiled.result === 'error') throw new Error(String(compiled.value));
  const point_count = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return compiled.value.evaluate({ zoom: 10 }, { type: 1, properties: { ...counts, point_count } });
}

test.each([
  [{ alarm: 0, moving: 0, parked: 3, offline: 0, paused: 1 }, 'ring 0 0 6 6'],
  [{ alarm: 0, moving: 2, parked: 2, offline: 2, paused: 2 }, 'ring 0 2 4 6'],
  [{ alarm: 0, moving: 0, parked: 0, offline: 0, paused: 5 }, 'ring 0 0 0 0'],
  [{ alarm: 0, moving: 5, parked: 0, offline: 0, paused: 0 }, 'ring 0 8 8 8'],
])('a cluster of %j has the ring %s', (counts, name) => {
  expect(nameOf(counts)).toBe(name);
});

test('one alarm among a thousand has an eighth, and the others share the rest', () => {
  expect(nameOf({ alarm: 1, moving: 0, parked: 999, offline: 0, paused: 0 })).toBe('ring 1 1 8 8');
  expect(nameOf({ alarm: 1, moving: 999, parked: 0, offline: 0, paused: 0 })).toBe('ring 1 8 8 8');
  expect(nameOf({ alarm: 1, moving: 120, parked: 800, offline: 0, paused: 79 })).toBe('ring 1 2 7 7');
  expect(nameOf({ alarm: 3, moving: 0, parked: 0, offline: 0, paused: 0 })).toBe('ring 8 8 8 8');
});

test('reads the shares of a ring from its name', () => {
  expect(readRing('ring 1 1 6 8')).toEqual([
    { state: 'alarm', from: 0, to: 0.125 },
    { state: 'parked', from: 0.125, to: 0.75 },
    { state: 'offline', from: 0.75, to: 1 },
  ]);
  expect(readRing('ring 0 0 0 0')).toEqual([{ state: 'paused', from: 0, to: 1 }]);
  expect(readRing('disc parked')).toBeNull();
});
