import { expect, test } from 'vitest';
import { nearestTo, type Target } from './pointer.ts';

const van: Target = { kind: 'marker', id: 12, at: { x: 100, y: 100 } };
const truck: Target = { kind: 'marker', id: 7, at: { x: 130, y: 100 } };

test('a click between two markers picks the nearer one', () => {
  expect(nearestTo({ x: 112, y: 101 }, [truck, van])).toBe(van);
  expect(nearestTo({ x: 118, y: 101 }, [van, truck])).toBe(truck);
});

test('a click on two markers at the same place picks the upper one, which comes first', () => {
  expect(nearestTo({ x: 100, y: 100 }, [van, { ...truck, at: van.at }])).toBe(van);
});

test('a click beside all markers picks none', () => {
  expect(nearestTo({ x: 0, y: 0 }, [])).toBeNull();
});
