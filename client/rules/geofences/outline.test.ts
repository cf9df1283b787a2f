import { expect, test } from 'vitest';
import { extentOf, middleOf, outlineOf, type Position } from './outline.ts';
import { readShape } from './shape.ts';

const corners = (...points: [lng: number, lat: number][]) => points.map(([lng, lat]) => ({ lng, lat }));

/** Great-circle distance in miles. */
function miles([lonA, latA]: Position, [lonB, latB]: Position): number {
  const [a, b, turn] = [latA, latB, lonB - lonA].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return (Math.acos(Math.min(1, cosine)) * 180 * 69.0934) / Math.PI;
}

test.each([0, 41.88, 78.2, -54.8])('[commerce 3] every corner of a radius at latitude %d has its distance', (lat) => {
  const ring = outlineOf({ type: 'radius', radius: 5, coordinates: [{ lat, lng: 15.6 }] }) ?? [];
  expect(ring).toHaveLength(65);
  expect([...new Set(ring.map((corner) => miles([15.6, lat], corner).toFixed(3)))]).toEqual(['5.000']);
});

test('[commerce 3] an outline across 180° stays in one piece around its middle', () => {
  const coordinates = corners([179, -17], [-179, -17], [-179, -16], [179, -16]);
  const shape = { type: 'rectangle', radius: null, coordinates };
  expect(outlineOf(shape)).toEqual([
    [179, -17],
    [181, -17],
    [181, -16],
    [179, -16],
    [179, -17],
  ]);
  expect(middleOf(shape)).toEqual([180, -16.5]);
});

test.each([
  { type: 'point_of_interest', radius: 0, coordinates: corners([-87, 41]) },
  { type: 'radius', radius: null, coordinates: corners([-87, 41]) },
  { type: 'polygon', radius: null, coordinates: corners([-87, 41], [-86, 41]) },
])('[commerce 3] $type without an area has no outline', (shape) => {
  expect(outlineOf(shape)).toBeNull();
});

test.each([0, 41.88, 78.2, -54.8])(
  '[commerce 3] the extent of a radius at latitude %d is that of its outline',
  (lat) => {
    const shape = { type: 'radius', radius: 5, coordinates: [{ lat, lng: 15.6 }] };
    const outline = outlineOf(shape) ?? [];
    const extent = extentOf(shape);
    const longitudes = outline.map(([longitude]) => longitude);
    const latitudes = outline.map(([, latitude]) => latitude);
    expect(extent).toEqual([
      [expect.closeTo(Math.min(...longitudes), 3), expect.closeTo(Math.min(...latitudes), 9)],
      [expect.closeTo(Math.max(...longitudes), 3), expect.closeTo(Math.max(...latitudes), 9)],
    ]);
  },
);

test('[commerce 3] the extent of other shapes are their corners, also across 180°', () => {
  const coordinates = corners([179, -17], [-179, -17], [-179, -16]);
  expect(extentOf({ type: 'polygon', radius: null, coordinates })).toEqual([
    [179, -17],
    [181, -17],
    [181, -16],
  ]);
  expect(extentOf({ type: 'radius', radius: 5, coordinates: corners([0, 89.99]) })).toEqual([
    [-180, expect.closeTo(89.9176, 3)],
    [180, 90],
  ]);
});

test('[commerce 3] draws a radius whose coordinates are a pair like one whose coordinates are a list', () => {
  const center = { lat: 41.88, lng: -87.65 };
  const pair = readShape({ type: 'radius', radius: 1, coordinates: center });
  const list = readShape({ type: 'radius', radius: 1, coordinates: [center] });
  expect(outlineOf(pair)).toEqual(outlineOf(list));
  expect(middleOf(pair)).toEqual([-87.65, 41.88]);
  expect(extentOf(pair)).toEqual(extentOf(list));
});

test('[commerce 3] draws a radius from its north to the east', () => {
  const ring = outlineOf({ type: 'radius', radius: 69.0934, coordinates: [{ lat: 0, lng: 10 }] }) ?? [];
  const expected = [
    [10, 1],
    [11, 0],
    [10, -1],
    [9, 0],
    [10, 1],
  ];
  for (const [quarter, [lng = 0, lat = 0]] of expected.entries()) {
    expect(ring[quarter * 16]).toEqual([expect.closeTo(lng, 6), expect.closeTo(lat, 6)]);
  }
});

test('[commerce 3] a triangle has an outline, and an outline may begin at 180°', () => {
  const coordinates = corners([180, -17], [-179, -17], [-179, -16]);
  expect(outlineOf({ type: 'polygon', radius: null, coordinates })).toEqual([
    [180, -17],
    [181, -17],
    [181, -16],
    [180, -17],
  ]);
});

test.each(['radius', 'polygon', 'point_of_interest'])('[commerce 3] a %s without a place is nowhere', (type) => {
  const shape = { type, radius: 1, coordinates: [] };
  expect([outlineOf(shape), middleOf(shape), extentOf(shape)]).toEqual([null, null, []]);
});

test('[commerce 3] the middle of a radius and of a point is its place, also near a pole', () => {
  for (const type of ['radius', 'point_of_interest']) {
    expect(middleOf({ type, radius: 50, coordinates: corners([15.6, 89]) })).toEqual([15.6, 89]);
  }
  expect(middleOf({ type: 'polygon', radius: null, coordinates: corners([1, 2], [5, 2]) })).toEqual([1, 2]);
});

test('[commerce 3] the extent of a point of interest is its place, whatever its radius', () => {
  expect(extentOf({ type: 'point_of_interest', radius: 5, coordinates: corners([-87, 41]) })).toEqual([[-87, 41]]);
  expect(extentOf({ type: 'radius', radius: null, coordinates: corners([-87, 41]) })).toEqual([[-87, 41]]);
});
