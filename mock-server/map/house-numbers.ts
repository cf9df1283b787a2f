import { type Plane, planeAround } from './geo.ts';

/**
 * House numbers in Chicago grow by 800 per mile from State and Madison, so they can be computed. The first three miles
 * south of Madison have more, because they were numbered by streets before the reform of 1909.
 */
const STATE_AND_MADISON: Plane = planeAround(-87.6278, 41.882);
const MILE = 1609.344;
const PER_MILE = 800;
const SOUTHERN_MILES = [0, 1200, 2200, 3100];

/** The survey grid is rotated slightly to the west of north. */
const LEAN = (1.1 * Math.PI) / 180;
const [COSINE, SINE] = [Math.cos(LEAN), Math.sin(LEAN)];

function southern(miles: number): number {
  const last = SOUTHERN_MILES.length - 1;
  const whole = Math.min(Math.floor(miles), last);
  const from = SOUTHERN_MILES[whole] ?? 0;
  const perMile = whole < last ? (SOUTHERN_MILES[whole + 1] ?? 0) - from : PER_MILE;
  return from + (miles - whole) * perMile;
}

/** Axis along which a street is numbered: by its prefix, otherwise by its direction. */
export type Axis = 'north-south' | 'east-west';

export function axisOf(street: string, runsNorth: boolean): Axis {
  if (/^[NS] /.test(street)) return 'north-south';
  if (/^[EW] /.test(street)) return 'east-west';
  return runsNorth ? 'north-south' : 'east-west';
}

/** Position in the city's grid: counts west and south of State and Madison, negative on the other side. */
export function blocksAt(lon: number, lat: number): { west: number; south: number } {
  const [east, north] = STATE_AND_MADISON.meters(lon, lat);
  const [across, up] = [east * COSINE + north * SINE, north * COSINE - east * SINE];
  return {
    west: (-across / MILE) * PER_MILE,
    south: up < 0 ? southern(-up / MILE) : (-up / MILE) * PER_MILE,
  };
}

/** Count of a place along an axis: a fractional house number, 0 at the base line. */
export function countAt(axis: Axis, lon: number, lat: number): number {
  const { west, south } = blocksAt(lon, lat);
  return Math.abs(axis === 'east-west' ? west : south);
}

/** House number of a count: even on the north and west side, odd on the other, at least 1. */
export function houseNumber(count: number, evenSide: boolean | null): number {
  if (evenSide === null) return Math.max(1, Math.round(count));
  return evenSide ? Math.max(2, 2 * Math.round(count / 2)) : 2 * Math.floor(Math.max(0, count) / 2) + 1;
}
