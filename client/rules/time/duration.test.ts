import { expect, test } from 'vitest';
import { offsetAt } from '../vehicle/tracker-schedule.ts';
import { HOUR, QUARTER_HOUR } from './duration.ts';

test('[core 9] days of all time zones begin at a quarter of an hour, but not at a full hour', () => {
  const summerAndWinter = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
  const zones = Intl.supportedValuesOf('timeZone');
  const offsets = zones.flatMap((zone) => summerAndWinter.map((at) => offsetAt(zone, at) * HOUR));
  expect(offsets.filter((offset) => offset % QUARTER_HOUR !== 0)).toEqual([]);
  expect(offsets.some((offset) => offset % HOUR !== 0)).toBe(true);
});
