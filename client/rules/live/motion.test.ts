import { expect, test } from 'vitest';
import { glideTo, isGliding, spotAt } from './motion.ts';
import type { Fix } from './trail.ts';

const START = Date.parse('2026-11-21T15:30:00Z');
const fixAt = (second: number, longitude: number, latitude = 41.88): Fix => ({
  at: START + second * 1_000,
  longitude,
  latitude,
  heading: 90,
});
const options = { every: 60_000, isReduced: false };
const first = glideTo(undefined, fixAt(0, -87.7), { ...options, now: 1_000 });

test('[commerce 4] the first fix shows at once', () => {
  expect(spotAt(first, 1_000)).toEqual({ longitude: -87.7, latitude: 41.88 });
  expect(isGliding(first, 1_000)).toBe(false);
});

test('[commerce 4] moves to the next fix in the time between both, and never beyond it', () => {
  const glide = glideTo(first, fixAt(40, -87.6, 41.9), { ...options, now: 61_000 });
  expect(spotAt(glide, 61_000)).toEqual({ longitude: -87.7, latitude: 41.88 });
  expect(spotAt(glide, 71_000).longitude).toBeCloseTo(-87.675);
  expect(spotAt(glide, 81_000).latitude).toBeCloseTo(41.89);
  expect(isGliding(glide, 100_999)).toBe(true);
  for (const now of [101_000, 161_000, 900_000]) {
    expect(spotAt(glide, now)).toEqual({ longitude: -87.6, latitude: 41.9 });
    expect(isGliding(glide, now)).toBe(false);
  }
});

test('[commerce 4] takes at most one interval, and turns to a newer fix from where it is', () => {
  const glide = glideTo(first, fixAt(120, -87.6), { ...options, now: 0 });
  expect(glide.duration).toBe(60_000);
  const next = glideTo(glide, fixAt(150, -87.6, 41.98), { ...options, now: 30_000 });
  expect(spotAt(next, 30_000).longitude).toBeCloseTo(-87.65);
  expect(spotAt(next, 30_000).latitude).toBe(41.88);
  expect(spotAt(next, 60_000)).toEqual({ longitude: -87.6, latitude: 41.98 });
});

test('[commerce 4] jumps with reduced motion, and after a silence, whose way is unknown', () => {
  const reduced = glideTo(first, fixAt(60, -87.6), { ...options, isReduced: true, now: 61_000 });
  expect(spotAt(reduced, 61_000).longitude).toBe(-87.6);
  const silent = glideTo(first, fixAt(181, -87.6), { ...options, now: 182_000 });
  expect(spotAt(silent, 182_000).longitude).toBe(-87.6);
});

test('an older fix changes nothing', () => {
  expect(glideTo(first, fixAt(0, -87.6), { ...options, now: 5_000 })).toBe(first);
});

test('moves across 180 degrees the short way', () => {
  const east = glideTo(undefined, fixAt(0, 179.9, 0), { ...options, now: 0 });
  const glide = glideTo(east, fixAt(60, -179.9, 0), { ...options, now: 0 });
  expect(spotAt(glide, 30_000).longitude).toBeCloseTo(180);
  expect(spotAt(glide, 60_000).longitude).toBeCloseTo(180.1);
});
