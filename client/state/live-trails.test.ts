import { afterEach, expect, test } from 'vitest';
import { recordFixes, type TrackedFix, useLiveTrails } from './live-trails.ts';
import { emptyEverything } from './logout-registry.ts';

afterEach(emptyEverything);

const START = Date.parse('2026-11-21T15:30:00Z');
const tracked = (id: number, minute: number): TrackedFix => ({
  id,
  every: 60_000,
  fix: { at: START + minute * 60_000, longitude: -87.65, latitude: 41.88, heading: 0 },
});
const lengths = () => [...useLiveTrails.getState()].map(([id, { open }]) => [id, open.fixes.length]);

test('[commerce 4] keeps a trail per tracker, and forgets that of a stopped one', () => {
  recordFixes([tracked(15, 0), tracked(16, 0)]);
  recordFixes([tracked(15, 1), tracked(16, 0)]);
  expect(lengths()).toEqual([
    [15, 2],
    [16, 1],
  ]);
  const before = useLiveTrails.getState();
  recordFixes([tracked(15, 1), tracked(16, 0)]);
  expect(useLiveTrails.getState()).toBe(before);
  recordFixes([tracked(15, 1)]);
  expect(lengths()).toEqual([[15, 2]]);
});

test('[core 2.2] a logout forgets all trails', () => {
  recordFixes([tracked(15, 0)]);
  emptyEverything();
  expect(lengths()).toEqual([]);
});
