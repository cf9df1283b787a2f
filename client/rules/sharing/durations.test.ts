import { expect, test } from 'vitest';
import { instantOfLocal, localOfInstant, presetWindow } from './durations.ts';

const CHICAGO = 'America/Chicago';
const iso = ({ start, end }: { start: number | null; end: number }) => [
  start === null ? null : new Date(start).toISOString(),
  new Date(end).toISOString(),
];

test.each([
  ['hour', '2026-11-18T15:30:20Z', null, '2026-11-18T16:31:00.000Z'],
  ['today', '2026-11-18T15:30:00Z', null, '2026-11-19T06:00:00.000Z'],
  // Clocks are set back that night and forward that night: both weekends keep their wall-clock hours.
  ['weekend', '2026-10-28T15:30:00Z', '2026-10-31T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['weekend', '2026-03-04T15:30:00Z', '2026-03-07T06:00:00.000Z', '2026-03-09T05:00:00.000Z'],
  ['weekend', '2026-11-21T15:30:00Z', null, '2026-11-23T06:00:00.000Z'],
  ['weekend', '2026-11-22T15:30:00Z', null, '2026-11-23T06:00:00.000Z'],
  ['today', '2026-11-01T15:30:00Z', null, '2026-11-02T06:00:00.000Z'],
] as const)('[commerce 6] %s at %s runs from %s to %s in Chicago', (preset, now, start, end) => {
  expect(iso(presetWindow(preset, Date.parse(now), CHICAGO))).toEqual([start, end]);
});

test.each([
  ['2026-11-21T09:30', CHICAGO, '2026-11-21T15:30:00.000Z'],
  ['2026-07-01T09:30', CHICAGO, '2026-07-01T14:30:00.000Z'],
  // Occurs twice: the first one.
  ['2026-11-01T01:30', CHICAGO, '2026-11-01T06:30:00.000Z'],
  ['2026-11-21T09:30', 'Australia/Eucla', '2026-11-21T00:45:00.000Z'],
] as const)('[commerce 6] %s in %s is %s', (local, zone, at) => {
  expect(instantOfLocal(local, zone)).toBe(Date.parse(at));
  expect(localOfInstant(Date.parse(at), zone)).toBe(local);
});

test.each(['2026-03-08T02:30', '', 'tomorrow', '2026-13-01T09:30'])(
  '[commerce 6] "%s" is no time in Chicago',
  (local) => {
    expect(instantOfLocal(local, CHICAGO)).toBeNull();
  },
);
