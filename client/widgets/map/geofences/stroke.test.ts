import { expect, test } from 'vitest';
import { strokeOf } from './stroke.ts';

test('[commerce 2] a few geofences are as wide at each zoom', () => {
  expect(strokeOf(2, 99)).toBe(2);
});

test('[commerce 2] many geofences are thin from afar, and leave streets and vehicles in view', () => {
  expect(strokeOf(5, 100)).toEqual(['interpolate', ['linear'], ['zoom'], 8, 1, 12, 5]);
});
