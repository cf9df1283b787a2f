import { expect, test } from 'vitest';
import { namedFrom, strokeOf } from './stroke.ts';

test('[commerce 2] a few geofences are as wide at each zoom', () => {
  expect(strokeOf(2, 99)).toBe(2);
});

test('[commerce 2] many geofences are thin from afar, and leave streets and vehicles in view', () => {
  expect(strokeOf(5, 100)).toEqual(['interpolate', ['linear'], ['zoom'], 8, 1, 12, 5]);
});

test('[commerce 2] names a few geofences at each zoom, and many only from nearby', () => {
  expect(namedFrom(99)).toBe(0);
  expect(namedFrom(100)).toBe(13);
});
