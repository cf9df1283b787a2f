import { expect, test } from 'vitest';
import { bearing, metersAlong, pathOf, pointAlong } from './streets.ts';
import { streets } from './test-bench.ts';

const [motorway, block, mainStreet] = streets.hubs[0]?.routes ?? [];
if (!motorway || !block || !mainStreet) throw new Error('The test streets have three routes');

test.each([
  [-5, 0],
  [0, 0],
  [50, 400],
  [100, 800],
  [180, 2_800],
  [330, 5_600],
  [999, 5_600],
])('%d seconds along the route are %d meters', (second, meters) => {
  expect(metersAlong(motorway, second)).toBeCloseTo(meters, 6);
});

test('interpolates places linearly between two points', () => {
  const { lon, lat, meters } = pointAlong(block, 187.5);
  expect({ lon, lat, meters }).toEqual({
    lon: expect.closeTo(-87.70603, 5),
    lat: expect.closeTo(41.88898, 5),
    meters: expect.closeTo(1_500, 6),
  });
});

test('allows speeding only on the fastest section of a route, if any', () => {
  expect(pathOf(motorway).fast).toEqual({ from: 105, to: 177, metersASecond: 25, peak: 25, peakAt: 112.5 });
  expect(pathOf(mainStreet).fast).toMatchObject({
    metersASecond: expect.closeTo(13.4, 6),
    peak: expect.closeTo(13.4, 6),
  });
  expect(pathOf(block).fast).toBeNull();
});

test('finds bends where the heading changes', () => {
  expect(pathOf(motorway).turns).toEqual([260]);
  expect(pathOf(block).turns).toEqual([125]);
});

test.each([
  [0, 1, 0],
  [1, 0, 90],
  [0, -1, 180],
  [-1, 0, 270],
])('%d east and %d north is %d degrees', (east, north, degrees) => {
  expect(bearing(-87.7, 41.88, -87.7 + east / 1_000, 41.88 + north / 1_000)).toBeCloseTo(degrees, 6);
});
