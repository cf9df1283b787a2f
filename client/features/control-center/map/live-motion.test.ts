import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackedFix } from '../../../state/live-trails.ts';
import { createLiveMotion } from './live-motion.ts';

const START = Date.parse('2026-11-21T15:30:00Z');
const fixOf = (id: number, second: number, longitude: number): TrackedFix => ({
  id,
  every: 60_000,
  fix: { at: START + second * 1_000, longitude, latitude: 41.88, heading: 90 },
});

let frames: ((time: number) => void)[];
let clock: number;
beforeEach(() => {
  frames = [];
  clock = 1_000;
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const frameAt = (time: number) => {
  for (const frame of frames.splice(0)) frame(time);
};

test('[commerce 4] moves several vehicles with each frame, and rests when all have arrived', () => {
  const motion = createLiveMotion({ isReduced: false });
  motion.set([fixOf(15, 0, -87.7), fixOf(16, 0, -87.5)]);
  expect(frames).toEqual([]);
  motion.set([fixOf(15, 60, -87.6), fixOf(16, 30, -87.4)]);
  frameAt(16_000);
  expect(motion.spotOf(15)?.longitude).toBeCloseTo(-87.675);
  expect(motion.spotOf(16)?.longitude).toBeCloseTo(-87.45);
  frameAt(31_000);
  expect([motion.isMoving(15), motion.isMoving(16)]).toEqual([true, false]);
  frameAt(61_000);
  expect(motion.spotOf(15)?.longitude).toBe(-87.6);
  expect(frames).toEqual([]);
});

test('[commerce 4] stops without a frame left, and forgets a vehicle that is not tracked any more', () => {
  const motion = createLiveMotion({ isReduced: false });
  motion.set([fixOf(15, 0, -87.7)]);
  motion.set([fixOf(15, 60, -87.6)]);
  expect(frames).toHaveLength(1);
  motion.set([]);
  expect(frames).toEqual([]);
  expect(motion.spotOf(15)).toBeNull();
  motion.set([fixOf(15, 0, -87.7)]);
  motion.set([fixOf(15, 60, -87.6)]);
  motion.stop();
  expect(frames).toEqual([]);
});

test('[commerce 4] jumps to each fix with reduced motion', () => {
  const motion = createLiveMotion({ isReduced: true });
  motion.set([fixOf(15, 0, -87.7)]);
  motion.set([fixOf(15, 60, -87.6)]);
  expect(motion.spotOf(15)?.longitude).toBe(-87.6);
  expect(frames).toEqual([]);
});
