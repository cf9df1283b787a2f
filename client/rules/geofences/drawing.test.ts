import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LatLng } from '../../api/model.ts';
import { SQUARE_OFFSET } from '../constants/geofences.ts';
import {
  boxAround,
  centerOf,
  crossesItself,
  type Drawing,
  isDrawn,
  movedTo,
  rectangleOf,
  squareAround,
  withMoved,
  withType,
} from './drawing.ts';
import { metersBetween, pointAt, tidied } from './sphere.ts';

const corners = (...points: [lat: number, lng: number][]) => points.map(([lat, lng]) => ({ lat, lng }));
const SQUARE = corners([41, -88], [41, -87], [42, -87], [42, -88]);
const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('[commerce 4] another type', () => {
  const circle: Drawing = { type: 'radius', radius: '2', points: corners([41, -87]) };

  test('a point of interest has the radius 0, and back to radius restores the default', () => {
    const poi = withType(circle, 'point_of_interest', '0.5');
    expect(poi).toEqual({ type: 'point_of_interest', radius: '0', points: circle.points });
    expect(withType(poi, 'radius', '0.5')).toEqual({ ...circle, radius: '0.5' });
  });

  test('an outline becomes a point at its center, and a point is no outline', () => {
    const polygon: Drawing = { type: 'polygon', radius: '', points: SQUARE };
    expect(withType(polygon, 'radius', '0.8')).toEqual({
      type: 'radius',
      radius: '0.8',
      points: corners([41.5, -87.5]),
    });
    expect(withType(circle, 'polygon', '0.5').points).toEqual([]);
  });

  test('a point that became an outline without corners is restored on the way back', () => {
    const empty = withType(circle, 'polygon', '0.5', []);
    expect(withType(empty, 'radius', '0.5', [circle])).toEqual(circle);
    expect(withType(withType(empty, 'rectangle', '0.5', [circle]), 'radius', '0.5', [circle, empty])).toEqual(circle);
  });

  test('an outline that became a point is restored on the way back, unless the point was moved', () => {
    const polygon: Drawing = { type: 'polygon', radius: '', points: SQUARE };
    const point = withType(polygon, 'radius', '0.5', []);
    expect(withType(point, 'polygon', '0.5', [polygon])).toEqual(polygon);
    const moved = movedTo(point, { lat: 41, lng: -87 });
    expect(withType(moved, 'polygon', '0.5', [polygon, point]).points).toEqual([]);
  });

  test('a polygon becomes the rectangle around it, which keeps its corners as a polygon', () => {
    const triangle: Drawing = { type: 'polygon', radius: '', points: corners([41, -88], [42, -87.5], [41, -87]) };
    const rectangle = withType(triangle, 'rectangle', '0.5');
    expect(rectangle.points).toEqual(SQUARE);
    expect(withType(rectangle, 'polygon', '0.5').points).toEqual(SQUARE);
  });
});

describe('[commerce 9] a square around a center', () => {
  test.each([0, 41.88, 69.6, -54.8])('has its sides 570 m from the center at latitude %d', (lat) => {
    const center = { lat, lng: 179.999 };
    const [southWest, southEast, northEast] = squareAround(center) as [LatLng, LatLng, LatLng];
    for (const [side, direction] of [
      [{ lat: northEast.lat, lng: center.lng }, 'north'],
      [{ lat: southWest.lat, lng: center.lng }, 'south'],
      [{ lat, lng: southEast.lng }, 'east'],
      [{ lat, lng: southWest.lng }, 'west'],
    ] as const) {
      expect(metersBetween(center, side), direction).toBeCloseTo(SQUARE_OFFSET, 0);
    }
    expect(centerOf({ type: 'rectangle', points: squareAround(center) })).toEqual(center);
  });
});

describe('[commerce 3] a rectangle', () => {
  test('is the same from any two opposite corners, also across 180°', () => {
    const box = corners([-17, 179], [-17, -179], [-16, -179], [-16, 179]);
    expect(rectangleOf({ lat: -16, lng: -179 }, { lat: -17, lng: 179 })).toEqual(box);
    expect(rectangleOf({ lat: -17, lng: -179 }, { lat: -16, lng: 179 })).toEqual(box);
    expect(boxAround(box)).toEqual(box);
  });

  test('keeps its right angles and the opposite corner when a corner moves', () => {
    const rectangle: Drawing = { type: 'rectangle', radius: '', points: SQUARE };
    expect(withMoved(rectangle, 2, { lat: 43, lng: -86 }).points).toEqual(
      corners([41, -88], [41, -86], [43, -86], [43, -88]),
    );
  });
});

test('[commerce 5] needs one point, or three corners', () => {
  expect(isDrawn({ type: 'point_of_interest', points: [] })).toBe(false);
  expect(isDrawn({ type: 'radius', points: SQUARE.slice(0, 1) })).toBe(true);
  expect(isDrawn({ type: 'polygon', points: SQUARE.slice(0, 2) })).toBe(false);
});

test.each([
  [corners([0, 179], [1, -179], [0, -179], [1, 179]), true],
  [corners([0, 179], [0, -179], [1, -179], [1, 179]), false],
  [corners([0, 0], [1, 1], [0, 1], [1, 0]), true],
  [SQUARE, false],
])('[commerce 5] sides of %j cross: %s', (ring, expected) => {
  expect(crossesItself(ring)).toBe(expected);
});

test('[commerce 3] moving a shape there and back keeps it, also across 180°', () => {
  fc.assert(
    fc.property(point, point, (center, to) => {
      const drawing: Drawing = { type: 'rectangle', radius: '', points: squareAround(tidied(center)) };
      const from = centerOf(drawing) as LatLng;
      const back = movedTo(movedTo(drawing, tidied(to)), from);
      for (const [index, corner] of back.points.entries()) {
        expect(metersBetween(corner, drawing.points[index] as LatLng)).toBeLessThan(0.5);
      }
    }),
  );
});

test.each([
  [{ lat: 78.2, lng: 15.6 }, 'east', 570, { lat: 78.2, lng: 15.625067 }],
  [{ lat: 0, lng: 180 }, 'east', 111_195, { lat: 0, lng: -179.000006 }],
  [{ lat: 84.99, lng: 0 }, 'north', 10_000, { lat: 85, lng: 0 }],
] as const)('[commerce 9] from %j to the %s %d m is %j', (from, direction, meters, to) => {
  const found = pointAt(from, meters, direction);
  expect(metersBetween(found, to)).toBeLessThan(2);
});
