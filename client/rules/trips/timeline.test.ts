import { expect, test } from 'vitest';
import { bandOf, speedRuns } from './speed-bands.ts';
import { placeAt, timelineOf } from './timeline.ts';
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
