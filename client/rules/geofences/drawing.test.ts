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
  outlineProblem,
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

describe('[commerce 4] another type of a drawing', () => {
  const polygon: Drawing = { type: 'polygon', radius: '', points: SQUARE };

  test('the same type is the same drawing', () => {
    expect(withType(polygon, 'polygon', '0.5')).toBe(polygon);
  });

  test.each([
    ['2', '2'],
    ['0,5', '0,5'],
    ['10', '10'],
    ['', '0.5'],
    [' ', '0.5'],
    ['0', '0.5'],
    [' 0.00', '0.5'],
  ])('a radius typed as "%s" is %s when its circle comes back', (typed, radius) => {
    const rectangle: Drawing = { type: 'rectangle', radius: typed, points: SQUARE };
    expect(withType(rectangle, 'radius', '0.5').radius).toBe(radius);
  });

  test('nothing drawn stays nothing drawn', () => {
    const empty: Drawing = { type: 'polygon', radius: '', points: [] };
    expect(withType(empty, 'radius', '0.5')).toEqual({ type: 'radius', radius: '0.5', points: [] });
    expect(withType(empty, 'point_of_interest', '0.5')).toEqual({
      type: 'point_of_interest',
      radius: '0',
      points: [],
    });
    expect(withType(empty, 'rectangle', '0.5')).toEqual({ type: 'rectangle', radius: '', points: [] });
  });

  test('the last outline around the same center is restored, not an earlier or unfinished one', () => {
    const point: Drawing = { type: 'radius', radius: '1', points: corners([41.5, -87.5]) };
    const smaller: Drawing = {
      ...polygon,
      points: corners([41.2, -87.8], [41.2, -87.2], [41.8, -87.2], [41.8, -87.8]),
    };
    const unfinished: Drawing = { ...polygon, points: SQUARE.slice(0, 2) };
    expect(withType(point, 'polygon', '0.5', [polygon, smaller, unfinished]).points).toEqual(smaller.points);
    const further: Drawing = { ...point, points: corners([41.5, -86.5]) };
    expect(withType(further, 'polygon', '0.5', [polygon]).points).toEqual([]);
    expect(withType({ ...point, points: corners([42.5, -87.5]) }, 'polygon', '0.5', [polygon]).points).toEqual([]);
  });

  test('a triangle keeps its three corners as a rectangle around it', () => {
    const triangle: Drawing = { type: 'polygon', radius: '', points: corners([41, -88], [42, -87.5], [41, -87]) };
    expect(withType({ ...triangle, type: 'point_of_interest' }, 'polygon', '0.5').points).toEqual(triangle.points);
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

  test('is around an outline that does not begin in the west', () => {
    expect(boxAround(corners([41, -87], [42, -87.5], [41, -88]))).toEqual(SQUARE);
  });

  test('keeps its right angles and the opposite corner when a corner moves', () => {
    const rectangle: Drawing = { type: 'rectangle', radius: '', points: SQUARE };
    expect(withMoved(rectangle, 2, { lat: 43, lng: -86 }).points).toEqual(
      corners([41, -88], [41, -86], [43, -86], [43, -88]),
    );
  });
});

describe('[commerce 3] a drawing that is moved', () => {
  const circle: Drawing = { type: 'radius', radius: '2', points: corners([41, -87]) };
  const triangle: Drawing = { type: 'polygon', radius: '', points: corners([41, -88], [42, -87.5], [41, -87]) };
  const rectangle: Drawing = { type: 'rectangle', radius: '', points: SQUARE };

  test('a corner of a polygon moves alone, to six decimals', () => {
    expect(withMoved(triangle, 1, { lat: 43.00000049, lng: -86 })).toEqual({
      ...triangle,
      points: corners([41, -88], [43, -86], [41, -87]),
    });
    expect(withMoved(circle, 0, { lat: 43, lng: -86 })).toEqual({ ...circle, points: corners([43, -86]) });
  });

  test.each([
    [0, corners([40, -89], [40, -87], [42, -87], [42, -89])],
    [1, corners([40, -88], [40, -89], [42, -89], [42, -88])],
    [3, corners([41, -89], [41, -87], [40, -87], [40, -89])],
  ])('corner %d of a rectangle moves its two sides', (index, points) => {
    expect(withMoved(rectangle, index, { lat: 40, lng: -89 })).toEqual({ ...rectangle, points });
  });

  test('a rectangle that a server saved with another number of corners stays as it is', () => {
    const three: Drawing = { ...rectangle, points: SQUARE.slice(0, 3) };
    expect(withMoved(three, 0, { lat: 40, lng: -89 })).toEqual(three);
    const five: Drawing = { ...rectangle, points: [...SQUARE, { lat: 41, lng: -88 }] };
    expect(withMoved(five, 0, { lat: 40, lng: -89 })).toEqual(five);
  });

  test('the whole shape moves with its center, also across 180°', () => {
    const box: Drawing = { ...rectangle, points: corners([-17, 179], [-17, -179], [-16, -179], [-16, 179]) };
    expect(movedTo(box, { lat: -15.5, lng: -178.5 })).toEqual({
      ...box,
      points: corners([-16, -179.5], [-16, -177.5], [-15, -177.5], [-15, -179.5]),
    });
    expect(movedTo(circle, { lat: 40, lng: -88 })).toEqual({ ...circle, points: corners([40, -88]) });
    const empty: Drawing = { ...circle, points: [] };
    expect(movedTo(empty, { lat: 40, lng: -88 })).toBe(empty);
  });

  test('there is no center before anything is drawn', () => {
    expect(centerOf({ type: 'polygon', points: [] })).toBeNull();
  });

  test('there is no box around fewer than three corners', () => {
    expect(boxAround([])).toEqual([]);
    expect(boxAround(SQUARE.slice(0, 2))).toEqual([]);
  });
});

test('[commerce 5] needs one point, or three corners', () => {
  expect(isDrawn({ type: 'rectangle', points: SQUARE.slice(0, 2) })).toBe(false);
  expect(isDrawn({ type: 'polygon', points: SQUARE.slice(0, 3) })).toBe(true);
  expect(isDrawn({ type: 'point_of_interest', points: [] })).toBe(false);
  expect(isDrawn({ type: 'radius', points: SQUARE.slice(0, 1) })).toBe(true);
  expect(isDrawn({ type: 'polygon', points: SQUARE.slice(0, 2) })).toBe(false);
});

test.each([
  [corners([0, 179], [1, -179], [0, -179], [1, 179]), true],
  [corners([0, 179], [0, -179], [1, -179], [1, 179]), false],
  [corners([0, 0], [1, 1], [0, 1], [1, 0]), true],
  [SQUARE, false],
  [[], false],
  // A corner on another side.
  [corners([0, 0], [0, 4], [2, 4], [0, 2], [2, 0]), true],
  // Sides that lie on each other, from any of their corners.
  [corners([0, 0], [0, 2], [0, 1], [0, 3], [1, 1]), true],
  [corners([0, 2], [0, 0], [1, 1], [0, 3], [0, 1]), true],
  [corners([0, 0], [2, 0], [1, 0], [3, 0], [1, 1]), true],
  // Sides that continue each other with a dent between them.
  [corners([0, 0], [0, 1], [1, 1], [1, 2], [0, 2], [0, 3], [2, 3], [2, 0]), false],
  [corners([0, 3], [0, 2], [1, 2], [1, 1], [0, 1], [0, 0], [2, 0], [2, 3]), false],
  [corners([0, 0], [1, 0], [1, 1], [2, 1], [2, 0], [3, 0], [3, 2], [0, 2]), false],
  [corners([3, 0], [2, 0], [2, 1], [1, 1], [1, 0], [0, 0], [0, 2], [3, 2]), false],
  // The last side crosses the second.
  [corners([0, 0], [0, 1], [1, 0], [1, 1]), true],
])('[commerce 5] sides of %j cross: %s', (ring, expected) => {
  expect(crossesItself(ring)).toBe(expected);
});

test.each([
  [SQUARE, null],
  [corners([0, 0], [1, 1], [0, 1], [1, 0]), 'sidesCross'],
  [corners([0, 0], [1, 1], [2, 2]), 'onOneLine'],
  [corners([2, 2], [0, 0], [1, 1], [3, 3]), 'onOneLine'],
  [corners([10, 10], [10, 12], [10, 11]), 'onOneLine'],
  [corners([10, 179], [10, -179], [10, 180]), 'onOneLine'],
  [corners([0, 0], [0, 0], [0, 0]), 'onOneLine'],
  // Folded onto itself, with a corner beside the line.
  [corners([0, 0], [0, 2], [0, 1], [0, 3], [1, 1]), 'sidesCross'],
  // About 11 m and 2 cm beside the line of a degree.
  [corners([0, 0], [0.5, 0.0001], [1, 0]), null],
  [corners([0, 0], [0.5, 0.0000002], [1, 0]), 'onOneLine'],
  // A strip of 2 cm around a corner.
  [corners([0, 0], [1, 0], [1, 1], [0.9999998, 1], [0.9999998, 0.0000002], [0, 0.0000002]), 'onOneLine'],
  [[], 'onOneLine'],
])('[commerce 5] the outline %j has the problem %s', (ring, problem) => {
  expect(outlineProblem(ring)).toBe(problem);
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
