import type { Units } from '../locale/units.ts';
import { speed } from '../locale/units.ts';
import { GAP } from './timeline.ts';
import type { TripPoint } from './trip.ts';

/** Lowest speeds of the bands, in the user's unit. Tables, so that both are round. */
export const BANDS = { imperial: [0, 15, 30, 45, 60], metric: [0, 25, 50, 75, 100] } as const satisfies Record<
  Units,
  readonly number[]
>;

/** Points that follow each other in one band, by their first and last index. `band` is `null` across a gap in the reports. */
export type BandRun = { band: number | null; first: number; last: number };

/** Points that follow each other in one band. `null`: no report for a while. */
export type SpeedRun = { band: number | null; line: [number, number][] };

/** Band of a speed in miles per hour, rounded as it is shown. */
export function bandOf(mph: number, units: Units): number {
  const shown = Math.round(speed(mph, units).value);
  return BANDS[units].findLastIndex((lowest) => shown >= lowest);
}

/** A trip as one run per band, each from the end of the one before. Colors the line on the map and the speed graph. */
export function bandRuns(points: readonly TripPoint[], units: Units): BandRun[] {
  const runs: BandRun[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const band = point.at - before.at > GAP ? null : bandOf(Math.max(before.speed, point.speed), units);
    const run = runs.at(-1);
    if (run?.band === band) run.last = index;
    else runs.push({ band, first: index - 1, last: index });
  }
  return runs;
}

/** The runs of a trip as lines. Longitudes go on across 180°. */
export function speedRuns(points: readonly TripPoint[], units: Units): SpeedRun[] {
  let near = points[0]?.longitude ?? 0;
  const places = points.map(({ longitude, latitude }): [number, number] => [
    (near = unwrapped(longitude, near)),
    latitude,
  ]);
  return bandRuns(points, units).map(({ band, first, last }) => ({ band, line: places.slice(first, last + 1) }));
}

/** The longitude nearest to another. */
export const unwrapped = (longitude: number, near: number): number =>
  longitude + 360 * Math.round((near - longitude) / 360);
