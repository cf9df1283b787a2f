import { expect, test } from 'vitest';
import { countInside, insideOf, metersTo } from './inside.ts';
import { readShape } from './shape.ts';

const outline = (...points: [lat: number, lng: number][]) => ({
  type: 'polygon',
  radius: null,
  coordinates: points.map(([lat, lng]) => ({ lat, lng })),
});
const circle = (lat: number, lng: number, radius: number) => ({
  type: 'radius',
  radius,
  coordinates: [{ lat, lng }],
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  [circle(41.88, -87.65, 0.5), at(41.887, -87.65), true],
  [circle(41.88, -87.65, 0.5), at(41.8873, -87.65), false],
  // In its box, but not in the circle.
  [circle(41.88, -87.65, 0.5), at(41.8868, -87.6408), false],
  [circle(71.29, 179.99, 5), at(71.29, -179.9), true],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(1, 5), true],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(5, 3), false],
  [outline([-17, 179], [-17, -179], [-16, -179], [-16, 179]), at(-16.5, 179.5), true],
  [outline([-17, 179], [-17, -179], [-16, -179], [-16, 179]), at(-16.5, -179.5), true],
  [outline([-17, 179], [-17, -179], [-16, -179], [-16, 179]), at(-16.5, 178.9), false],
  [outline([-17, 179], [-17, -179], [-16, -179], [-16, 179]), at(-16.5, 0), false],
  [{ type: 'point_of_interest', radius: 0, coordinates: [{ lat: 1, lng: 1 }] }, at(1, 1), false],
  // Two corners enclose nothing, not even the place between them.
  [outline([0, 0], [2, 2]), at(1, 1), false],
  [outline(), at(0, 0), false],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(1, -1), false],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(8, 9), true],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(3, 1), false],
  // Level with a corner, and on a side.
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(2, 1), false],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(5, 10), false],
  // Beside a slanting side.
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(6, 7), false],
  [outline([0, 0], [0, 10], [10, 10], [2, 5]), at(6, 8), true],
  [{ type: 'radius', radius: null, coordinates: [{ lat: 1, lng: 1 }] }, at(1, 1), false],
  [circle(0, 0, 1), at(0, 0), true],
  // On the line itself.
  [circle(0, 0, 0.6909341957563635), at(0.01, 0), true],
  // Between the two peaks of an outline.
  [outline([0, 0], [0, 8], [6, 8], [2, 4], [6, 0]), at(4, 1), true],
  [outline([0, 0], [0, 8], [6, 8], [2, 4], [6, 0]), at(4, 4), false],
  [outline([0, 0], [0, 8], [6, 8], [2, 4], [6, 0]), at(4, 7), true],
])('[commerce 3] %j has %j inside: %s', (shape, place, isInside) => {
  expect(insideOf(shape)(place)).toBe(isInside);
});

test.each([
  [circle(41.88, -87.65, 0.5), at(41.88, -87.65), 0],
  [circle(41.88, -87.65, 0.5), at(41.89, -87.65), 307],
  [outline([0, 0], [0, 10], [10, 10], [10, 0]), at(5, 11), 110_772],
  [outline([-17, 179], [-17, -179], [-16, -179], [-16, 179]), at(-16.5, -178.9), 10_662],
  [{ type: 'point_of_interest', radius: 0, coordinates: [{ lat: 0, lng: 1 }] }, at(0, 0), 111_195],
  [{ type: 'radius', radius: 1, coordinates: [] }, at(0, 0), null],
  [{ type: 'radius', radius: null, coordinates: [{ lat: 0, lng: 1 }] }, at(0, 0), 111_195],
  [outline([0, 0], [0, 10], [10, 10], [10, 0]), at(5, 1), 0],
  // Nearest to a corner, to a slanting side, and to a side without length.
  [outline([0, 0], [0, 10], [10, 10], [10, 0]), at(11, 11), 155_941],
  [outline([0, 0], [0, 2], [2, 0]), at(2, 2), 157_226],
  [outline([0, 0], [0, 0], [0, 0]), at(0, 1), 111_195],
  [outline([50, 0], [50, 2], [52, 1]), at(51, 2), 33_405],
  [outline([0, 1], [0, 5], [4, 1]), at(4, 4), 235_687],
])('[commerce 3] the distance of %j from %j is %s m', (shape, place, meters) => {
  const distance = metersTo(shape, place);
  expect(distance === null ? null : Math.round(distance)).toBe(meters);
});

test('[commerce 3] counts the places inside of each shape', () => {
  const places = [at(41.88, -87.65), at(41.9, -87.65), at(5, 5), at(41.885, -87.65)];
  const shapes = [circle(41.88, -87.65, 0.5), outline([0, 0], [0, 10], [10, 10], [10, 0]), circle(-30, 10, 1)];
  expect(countInside(shapes, places)).toEqual([2, 1, 0]);
});

test('[commerce 3] counts places of the same latitude by their longitude, and those on the south side', () => {
  const square = outline([0, 0], [0, 10], [10, 10], [10, 0]);
  expect(countInside([square], [at(0, 5), at(5, 5), at(5, 11), at(9, 1)])).toEqual([3]);
  expect(countInside([square], [at(-1, 5), at(11, 5)])).toEqual([0]);
  expect(countInside([outline(), circle(0, 0, 1)], [at(0, 0)])).toEqual([0, 1]);
  expect(countInside([square], [])).toEqual([0]);
});

test.each([
  [[{ lat: 1, lng: 2 }], [{ lat: 1, lng: 2 }]],
  [{ latitude: 1, longitude: 2 }, [{ lat: 1, lng: 2 }]],
  [{ lat: 1, lng: 2 }, [{ lat: 1, lng: 2 }]],
  [[{ latitude: 1, longitude: 2 }], [{ lat: 1, lng: 2 }]],
  [undefined, [{ lat: 8, lng: 9 }]],
  [[null, 'x', {}], [{ lat: 8, lng: 9 }]],
  [[{ lat: 1 }, { lng: 2 }, { lat: '1', lng: 2 }], [{ lat: 8, lng: 9 }]],
  [
    [
      { lat: 1, lng: 2 },
      { lat: 3, lng: null },
    ],
    [{ lat: 1, lng: 2 }],
  ],
])('[commerce 3] reads the coordinates %j', (coordinates, expected) => {
  expect(readShape({ type: 'radius', radius: 1, coordinates, latitude: 8, longitude: 9 }).coordinates).toEqual(
    expected,
  );
});

test('[commerce 3] a geofence without a place has no corner', () => {
  expect(readShape({ type: 'polygon', coordinates: null })).toEqual({ type: 'polygon', radius: null, coordinates: [] });
});
