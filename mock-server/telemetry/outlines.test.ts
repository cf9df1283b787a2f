import { describe, expect, test } from 'vitest';
import type { GeofenceShape } from '../world/rows.ts';
import { outlineOf, standingAt } from './outlines.ts';
import { metersOutside } from './test-bench.ts';

const circle = (lat: number, lng: number, radius: number): GeofenceShape => ({
  type: 'radius',
  radius,
  coordinates: [{ lat, lng }],
});
const ring = (...corners: [lat: number, lng: number][]): GeofenceShape => ({
  type: 'polygon',
  radius: null,
  coordinates: corners.map(([lat, lng]) => ({ lat, lng })),
});
type Corners = [lat: number, lng: number][];
const contains = (shape: GeofenceShape, lat: number, lng: number) => standingAt(outlineOf(shape), lat, lng).isInside;

describe('[commerce 3] radius', () => {
  test('measures half a mile from the center in every direction', () => {
    const shop = circle(41.88672, -87.65286, 0.5);
    expect(metersOutside(shop, 41.88672, -87.65286)).toBeCloseTo(-804.7, 0);
    expect(metersOutside(shop, 41.89672, -87.65286)).toBeCloseTo(307.3, 0);
    expect(metersOutside(shop, 41.88672, -87.66286)).toBeCloseTo(23.1, 0);
  });

  test('a degree of longitude is short at 80° north', () => {
    const station = circle(80, 20, 1);
    expect(contains(station, 80, 20.08)).toBe(true);
    expect(contains(station, 80, 20.09)).toBe(false);
    expect(contains(station, 80.0144, 20)).toBe(true);
    expect(contains(station, 80.0146, 20)).toBe(false);
  });

  test('reaches across 180° and around the pole', () => {
    expect(contains(circle(-16.8, 179.995, 1), -16.8, -179.995)).toBe(true);
    expect(contains(circle(-16.8, 179.995, 1), -16.8, 179.97)).toBe(false);
    expect(contains(circle(89.999, 0, 1), 89.999, 180)).toBe(true);
  });
});

test('[commerce 4] a point of interest reaches 60 m', () => {
  const point: GeofenceShape = { type: 'point_of_interest', radius: 0, coordinates: [{ lat: 41.9, lng: -87.65 }] };
  expect(contains(point, 41.90053, -87.65)).toBe(true);
  expect(contains(point, 41.90055, -87.65)).toBe(false);
});

describe('[commerce 3] polygon and rectangle', () => {
  test('excludes the notch of a concave polygon', () => {
    const notched = ring([0, 0], [0, 4], [4, 4], [1, 2], [4, 0]);
    expect(contains(notched, 0.5, 2)).toBe(true);
    expect(contains(notched, 3, 2)).toBe(false);
    expect(contains(notched, 3, 3.7)).toBe(true);
  });

  const west: Corners = [
    [-17, 179],
    [-17, -179],
    [-16, -179],
    [-16, 179],
  ];
  const east: Corners = [
    [-17, -179],
    [-16, -179],
    [-16, 179],
    [-17, 179],
  ];
  const beyond: Corners = [
    [-17, 179],
    [-17, 181],
    [-16, 181],
    [-16, 179],
  ];
  test.each([
    ['from the west', west],
    ['from the east', east],
    ['with longitudes beyond 180°', beyond],
  ])('contains both sides of 180° when drawn %s', (_name, corners) => {
    const box = ring(...corners);
    expect([179.5, 180, -180, -179.5].map((lng) => contains(box, -16.5, lng))).toEqual([true, true, true, true]);
    expect([178.9, -178.9, 0, 90, -90].map((lng) => contains(box, -16.5, lng))).toEqual(Array(5).fill(false));
  });

  test('has straight sides on the map, also at high latitudes', () => {
    // The middle of this side lies at 75.84° on the map, not at 75°.
    const wedge = ring([70, 0], [80, 40], [70, 40]);
    expect(contains(wedge, 75.8, 20)).toBe(true);
    expect(contains(wedge, 75.9, 20)).toBe(false);
  });

  test('measures meters to the nearest side, at 41° and at 75° north', () => {
    const box = (lat: number) => ring([lat, 10], [lat, 11], [lat + 1, 11], [lat + 1, 10]);
    expect(metersOutside(box(41), 41.5, 11.001)).toBeCloseTo(83.3, 0);
    expect(metersOutside(box(75), 75.5, 11.001)).toBeCloseTo(27.8, 0);
    expect(metersOutside(box(75), 75.001, 10.5)).toBeCloseTo(-111.2, 0);
    expect(metersOutside(box(75), 76.001, 11.004)).toBeCloseTo(Math.hypot(111.2, 107.6), -1);
  });
});
