import { expect, test } from 'vitest';
import { nearestTo, type Target } from './pointer.ts';

const van: Target = { kind: 'marker', id: 12, at: { x: 100, y: 100 } };
const truck: Target = { kind: 'marker', id: 7, at: { x: 130, y: 100 } };

test('a click between two markers means the nearer one', () => {
  expect(nearestTo({ x: 112, y: 101 }, [truck, van])).toBe(van);
  expect(nearestTo({ x: 118, y: 101 }, [van, truck])).toBe(truck);
});

test('of two in the same place the upper one is meant, which comes first', () => {
  expect(nearestTo({ x: 100, y: 100 }, [van, { ...truck, at: van.at }])).toBe(van);
});

test('a click beside everything means nothing', () => {
  expect(nearestTo({ x: 0, y: 0 }, [])).toBeNull();
});
