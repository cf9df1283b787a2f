import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeofenceShape } from '../world/rows.ts';
import { outlineOf, standingAt } from './outlines.ts';
import { type Corner, ringIndex } from './ring-index.ts';
import { metersOutside } from './test-bench.ts';

type Place = { lat: number; lng: number };
const shapeOf = (coordinates: readonly Place[]): GeofenceShape => ({ type: 'polygon', radius: null, coordinates });

/** Teeth between two parallel lines, upright or slanted. */
const zigzag = (corners: number, slant: number): Place[] =>
  Array.from({ length: corners }, (_, index) => ({
    lat: 41.85 + (index % 2 === 0 ? 0 : 0.06),
    lng: -87.7 + (0.08 * index) / corners + (index % 2 === 0 ? 0 : slant),
  })).concat([{ lat: 41.8, lng: -87.62 }], [{ lat: 41.8, lng: -87.7 }]);

const corner = fc.record({
  lat: fc.double({ min: 41.8, max: 41.95, noNaN: true }),
  lng: fc.double({ min: -87.75, max: -87.6, noNaN: true }),
});
const nearPole = fc
  .record({ lat: fc.double({ min: 70, max: 85, noNaN: true }), lng: fc.double({ min: 170, max: 190, noNaN: true }) })
  .map(({ lat, lng }) => ({ lat, lng: lng > 180 ? lng - 360 : lng }));
const outlines = fc.oneof(
  fc.array(corner, { minLength: 3, maxLength: 60 }),
  fc.array(nearPole, { minLength: 3, maxLength: 20 }),
  fc
    .tuple(fc.integer({ min: 10, max: 300 }), fc.double({ min: -0.05, max: 0.05, noNaN: true }))
    .map(([corners, slant]) => zigzag(corners, slant)),
);

describe('[commerce 3] an outline looked up in a grid', () => {
  test('agrees with one of which all sides are looked at', () => {
    fc.assert(
      fc.property(outlines, fc.array(fc.oneof(corner, nearPole), { minLength: 20, maxLength: 20 }), (ring, places) => {
        const shape = shapeOf(ring);
        // Points on and beside the border, where they differ first.
        const beside = ring.slice(0, 8).flatMap(({ lat, lng }) => [
          { lat: lat + 1e-5, lng },
          { lat, lng: lng - 1e-5 },
        ]);
        for (const { lat, lng } of [...places, ...beside]) {
          const exact = metersOutside(shape, lat, lng);
          const { isInside, clearance, isNear } = standingAt(outlineOf(shape), lat, lng);
          if (Math.abs(exact) > 1e-4) expect(isInside).toBe(exact < 0);
          expect(clearance).toBeLessThanOrEqual(Math.abs(exact) + 1e-4);
          if (Math.abs(Math.abs(exact) - 15) > 1e-3) expect(isNear(15)).toBe(Math.abs(exact) <= 15);
        }
      }),
      { numRuns: 200, seed: 22 },
    );
  });

  /** Sides looked at along a line of 2,000 points, after the first walk has built the cells. */
  function lookedAt(coordinates: readonly Place[]): number {
    const ring: Corner[] = coordinates.map(({ lat, lng }) => ({ x: lng, y: lat }));
    const index = ringIndex(ring);
    const walk = () => {
      for (let step = 0; step < 2_000; step += 1) {
        const [x, y] = [-87.72 + (0.12 * step) / 2_000, 41.84 + (0.08 * step) / 2_000];
        index.isInside(x, y);
        index.clearance(x, y);
      }
    };
    walk();
    const before = index.looked;
    walk();
    return index.looked - before;
  }

  test.each([
    ['upright', 0],
    ['slanted', 0.04],
  ])('looks at no more sides of %s teeth with twenty times the corners than a few cells hold', (_name, slant) => {
    const [few, many] = [lookedAt(zigzag(25, slant)), lookedAt(zigzag(500, slant))];
    expect(few).toBeGreaterThan(0);
    // All sides of each point would be 2,000,000.
    expect(many).toBeLessThan(2_000 * 2 * 12);
  });

  test('is prepared once for all copies of a shape', () => {
    const shape = shapeOf(zigzag(20, 0));
    expect(outlineOf({ ...shape })).toBe(outlineOf(shape));
    expect(outlineOf({ ...shape, coordinates: [...shape.coordinates] })).not.toBe(outlineOf(shape));
  });
});
