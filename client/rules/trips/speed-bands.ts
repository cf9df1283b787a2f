import type { Units } from '../locale/units.ts';
import { speed } from '../locale/units.ts';
import { GAP } from './timeline.ts';
import type { TripPoint } from './trip.ts';

/** Lowest speeds of the bands, in the user's unit. Tables, so that both are round. */
export const BANDS = { imperial: [0, 15, 30, 45, 60], metric: [0, 25, 50, 75, 100] } as const satisfies Record<
  Units,
  readonly number[]
>;

/** Points that follow each other in one band. `null`: no report for a while. */
export type SpeedRun = { band: number | null; line: [number, number][] };

/** Band of a speed in miles per hour, rounded as it is shown. */
export function bandOf(mph: number, units: Units): number {
  const shown = Math.round(speed(mph, units).value);
  return BANDS[units].findLastIndex((lowest) => shown >= lowest);
}

/** A trip's line as one run per band, each from the end of the one before. Longitudes go on across 180°. */
export function speedRuns(points: readonly TripPoint[], units: Units): SpeedRun[] {
  const runs: SpeedRun[] = [];
  let place: [number, number] = [points[0]?.longitude ?? 0, points[0]?.latitude ?? 0];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const next: [number, number] = [unwrapped(point.longitude, place[0]), point.latitude];
    const band = point.at - before.at > GAP ? null : bandOf(Math.max(before.speed, point.speed), units);
    const run = runs.at(-1);
    if (run?.band === band) run.line.push(next);
    else runs.push({ band, line: [place, next] });
    place = next;
  }
  return runs;
}

/** The longitude nearest to another. */
export const unwrapped = (longitude: number, near: number): number =>
  longitude + 360 * Math.round((near - longitude) / 360);
