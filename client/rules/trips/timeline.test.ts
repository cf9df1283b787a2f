import { expect, test } from 'vitest';
import { BANDS, bandOf, speedRuns, unwrapped } from './speed-bands.ts';
import { GAP, placeAt, timelineOf } from './timeline.ts';
import { aLog, aTrip } from './trip.fixture.ts';

test('[commerce 2] plays in real time and shortens a gap of 20 minutes to 10 seconds', () => {
  const { points, start } = aTrip([aLog(0), aLog(60), aLog(1_260), aLog(1_320)]);
  const timeline = timelineOf(points);
  expect(timeline.length).toBe(130_000);
  expect(timeline.gaps).toEqual([{ from: start + 60_000, to: start + 1_260_000, played: 60_000 }]);
  expect([30_000, 60_000, 65_000, 70_000, 100_000].map((played) => (timeline.realAt(played) - start) / 1_000)).toEqual([
    30, 60, 660, 1_260, 1_290,
  ]);
  expect([30, 60, 660, 1_260, 1_290].map((second) => timeline.playedAt(start + second * 1_000))).toEqual([
    30_000, 60_000, 65_000, 70_000, 100_000,
  ]);
  expect(timeline.gapAt(start + 660_000)).not.toBeNull();
  expect(timeline.gapAt(start + 60_000)).toBeNull();
});

test('[commerce 2] a vehicle is between the two points around a moment, also across 180 degrees', () => {
  const { points, start } = aTrip([
    aLog(0, { longitude: 179.9, latitude: 0, speed: 0 }),
    aLog(60, { longitude: -179.9, latitude: 0, speed: 60 }),
    aLog(120, { longitude: -179.9, latitude: 0, speed: 0 }),
  ]);
  const half = placeAt(points, start + 30_000);
  expect(half.longitude).toBeCloseTo(180);
  expect(half).toMatchObject({ latitude: 0, speed: 30, heading: 90 });
  // A vehicle that stands keeps its heading.
  expect(placeAt(points, start + 90_000).heading).toBe(90);
});

test('[commerce 2] draws one run per speed band, a gap on its own, and goes on across 180 degrees', () => {
  const at = (second: number, speed: number, longitude: number) => aLog(second, { speed, longitude, latitude: 0 });
  const { points } = aTrip([
    at(0, 10, 179.8),
    at(30, 12, 179.9),
    at(60, 40, -179.9),
    at(90, 41, -179.8),
    at(990, 10, -179.7),
  ]);
  expect(speedRuns(points, 'imperial')).toEqual([
    {
      band: 0,
      line: [
        [179.8, 0],
        [179.9, 0],
      ],
    },
    {
      band: 2,
      line: [
        [179.9, 0],
        [180.1, 0],
        [180.2, 0],
      ],
    },
    {
      band: null,
      line: [
        [180.2, 0],
        [180.3, 0],
      ],
    },
  ]);
});

test('[commerce 9] bands follow the shown speed, in km/h for metric users', () => {
  expect([14.4, 14.6, 60].map((mph) => bandOf(mph, 'imperial'))).toEqual([0, 1, 4]);
  expect([15, 15.6, 62].map((mph) => bandOf(mph, 'metric'))).toEqual([0, 1, 4]);
});

test('[commerce 2] a playback stays between the start and the end of its trip', () => {
  const { points, start, end } = aTrip([aLog(0), aLog(60), aLog(120)]);
  const { gaps, gapAt, length, realAt, playedAt } = timelineOf(points);
  expect([length, gaps]).toEqual([120_000, []]);
  expect([-5_000, 0, 120_000, 130_000].map((played) => realAt(played) - start)).toEqual([0, 0, 120_000, 120_000]);
  expect([start - 1, start, end, end + 1].map(playedAt)).toEqual([0, 0, 120_000, 120_000]);
  expect(gapAt(start + 30_000)).toBeNull();
  expect(timelineOf(points)).toBe(timelineOf(points));
});

test('[commerce 2] five minutes without a report are no gap, and each longer one is shortened', () => {
  const { points, start } = aTrip([aLog(0), aLog(300), aLog(601), aLog(700), aLog(1_300)]);
  const { gaps, gapAt, length, realAt, playedAt } = timelineOf(points);
  expect(GAP).toBe(300_000);
  expect(gaps.map(({ from, to, played }) => [(from - start) / 1_000, (to - start) / 1_000, played / 1_000])).toEqual([
    [300, 601, 300],
    [700, 1_300, 409],
  ]);
  expect(length).toBe(419_000);
  expect([300, 305, 310, 409, 414, 419].map((played) => (realAt(played * 1_000) - start) / 1_000)).toEqual([
    300, 450.5, 601, 700, 1_000, 1_300,
  ]);
  expect([300, 450.5, 601, 650, 700, 1_000, 1_300].map((second) => playedAt(start + second * 1_000) / 1_000)).toEqual([
    300, 305, 310, 359, 409, 414, 419,
  ]);
  expect([299, 300, 301, 600, 601, 650, 701].map((second) => gapAt(start + second * 1_000) !== null)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('[commerce 2] a trip without points has an empty playback at no place', () => {
  const { length, gaps, realAt } = timelineOf([]);
  expect([length, gaps, realAt(5)]).toEqual([0, [], 0]);
  expect(placeAt([], 5)).toEqual({ longitude: 0, latitude: 0, heading: 0, speed: 0, miles: 0 });
});

test('[commerce 2] before its first and after its last point a vehicle is at that point', () => {
  const { points, start, end } = aTrip([
    aLog(0, { longitude: -87, latitude: 41, speed: 10, mileage: 100 }),
    aLog(60, { longitude: -87, latitude: 42, speed: 20, mileage: 104 }),
    aLog(120, { longitude: -86, latitude: 42, speed: 40, mileage: 106 }),
  ]);
  expect(placeAt(points, start - 60_000)).toEqual({ longitude: -87, latitude: 41, heading: 0, speed: 10, miles: 0 });
  expect(placeAt(points, start + 15_000)).toEqual({
    longitude: -87,
    latitude: 41.25,
    heading: 0,
    speed: 12.5,
    miles: 1,
  });
  expect(placeAt(points, start + 90_000)).toEqual({ longitude: -86.5, latitude: 42, heading: 90, speed: 30, miles: 5 });
  expect(placeAt(points, end + 60_000)).toEqual({ longitude: -86, latitude: 42, heading: 90, speed: 40, miles: 6 });
  expect(placeAt(points.slice(0, 1), end)).toEqual({ longitude: -87, latitude: 41, heading: 0, speed: 10, miles: 0 });
});

test.each([
  [{ longitude: -87, latitude: 42 }, 0],
  [{ longitude: -87, latitude: 40 }, 180],
  [{ longitude: -88, latitude: 41 }, -90],
  // A degree of longitude is shorter than one of latitude.
  [{ longitude: -86, latitude: 42 }, 37.04],
  [{ longitude: -88, latitude: 40 }, -142.96],
])('[commerce 2] a vehicle that drives from 41, -87 to %j has the heading %d', (to, heading) => {
  const { points, start } = aTrip([aLog(0, { longitude: -87, latitude: 41 }), aLog(60, to)]);
  expect(placeAt(points, start + 30_000).heading).toBeCloseTo(heading, 2);
});

test('[commerce 2] a vehicle keeps its heading over several points at one place, and has none before it moves', () => {
  const stands = { longitude: -86, latitude: 41 };
  const { points, start } = aTrip([
    aLog(0, { longitude: -87, latitude: 41 }),
    aLog(60, { longitude: -87, latitude: 41 }),
    aLog(120, stands),
    aLog(180, stands),
    aLog(240, stands),
  ]);
  const heading = (second: number) => placeAt(points, start + second * 1_000).heading;
  expect(heading(30)).toBe(0);
  expect([90, 150, 210, 240].map((second) => Math.round(heading(second)))).toEqual([90, 90, 90, 90]);
});

test('[commerce 2] a trip of one point has no line, and its line begins at the first point', () => {
  expect(speedRuns([], 'imperial')).toEqual([]);
  expect(speedRuns(aTrip([aLog(0)]).points, 'imperial')).toEqual([]);
  const { points } = aTrip([
    aLog(0, { speed: 50, longitude: 1, latitude: 2 }),
    aLog(300, { speed: 10, longitude: 1, latitude: 3 }),
    aLog(330, { speed: 10, longitude: 1, latitude: 4 }),
  ]);
  expect(speedRuns(points, 'imperial')).toEqual([
    {
      band: 3,
      line: [
        [1, 2],
        [1, 3],
      ],
    },
    {
      band: 0,
      line: [
        [1, 3],
        [1, 4],
      ],
    },
  ]);
});

test.each([
  [-179.9, 179.9, 180.1],
  [179.9, -179.9, -180.1],
  [-179.9, 539.9, 540.1],
  [10, 20, 10],
])('[commerce 2] the longitude %d near %d is %d', (longitude, near, expected) => {
  expect(unwrapped(longitude, near)).toBeCloseTo(expected, 9);
});

test('[commerce 9] speed bands begin at round numbers in both units', () => {
  expect(BANDS).toEqual({ imperial: [0, 15, 30, 45, 60], metric: [0, 25, 50, 75, 100] });
  expect([0, 29.4, 29.5, 44.5, 59.4].map((mph) => bandOf(mph, 'imperial'))).toEqual([0, 1, 2, 3, 3]);
});
