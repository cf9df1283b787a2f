import { expect, test } from 'vitest';
import { timeMarks } from './time-marks.ts';
import { timelineOf } from './timeline.ts';
import { aLog, aTrip } from './trip.fixture.ts';

/** Points at seconds after 9:00 in Chicago. */
const timeline = (...seconds: number[]) => timelineOf(aTrip(seconds.map((second) => aLog(second))).points);
const clock = (at: number) => new Date(at).toISOString().slice(11, 19);
const marks = (of: ReturnType<typeof timeline>, most: number, zone = 'America/Chicago') =>
  timeMarks(of, zone, most).map(({ at, played }) => [clock(at), played / 1_000]);

test('[commerce 2] times stand at full minutes, not at the start of the trip', () => {
  // From 9:00:47 to 9:04:17.
  expect(marks(timeline(47, 150, 257), 4)).toEqual([
    ['15:01:00', 13],
    ['15:02:00', 73],
    ['15:03:00', 133],
    ['15:04:00', 193],
  ]);
  expect(marks(timeline(47, 150, 257), 2)).toEqual([
    ['15:02:00', 73],
    ['15:04:00', 193],
  ]);
});

test('[commerce 2] no time stands in a gap of the reports or upon another', () => {
  // Reports from 9:00 to 9:04, none for 20 minutes, and from 9:24 to 9:28. The gap takes 10 s of 490 s.
  const drive = timeline(0, 120, 240, 1_440, 1_560, 1_680);
  expect(marks(drive, 8)).toEqual([
    ['15:00:00', 0],
    ['15:02:00', 120],
    ['15:04:00', 240],
    ['15:26:00', 370],
    ['15:28:00', 490],
  ]);
  expect(marks(drive, 4)).toEqual([
    ['15:00:00', 0],
    ['15:25:00', 310],
  ]);
});

test('[commerce 2] hours are those of the zone, also where it is a quarter of an hour off', () => {
  const drive = timeline(0, 200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800);
  expect(marks(drive, 2, 'Australia/Eucla')).toEqual([
    ['15:00:00', 0],
    ['15:15:00', 900],
    ['15:30:00', 1_800],
  ]);
});
