import { MINUTE, SECOND } from '../time/duration.ts';
import { once } from './once.ts';
import { indexAt, type TripPoint } from './trip.ts';

/** Time without a report that counts as a gap. Devices report every half minute while they drive. */
export const GAP = 5 * MINUTE;
/** Time that a gap takes in a playback. */
const GAP_PLAYED = 10 * SECOND;

/** A gap: real times, and where it starts in the playback. */
export type Gap = { from: number; to: number; played: number };

/**
 * Playback of a trip in real time, with short gaps. Played times are milliseconds since the start, real times milliseconds since
 * 1970.
 */
export type Timeline = {
  length: number;
  gaps: readonly Gap[];
  realAt: (played: number) => number;
  playedAt: (real: number) => number;
  gapAt: (real: number) => Gap | null;
};

export const timelineOf = once(newTimeline);

function newTimeline(points: readonly TripPoint[]): Timeline {
  const start = points[0]?.at ?? 0;
  const end = points.at(-1)?.at ?? start;
  const gaps: Gap[] = [];
  let cut = 0;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]?.at ?? start;
    const to = points[index]?.at ?? from;
    if (to - from <= GAP) continue;
    gaps.push({ from, to, played: from - start - cut });
    cut += to - from - GAP_PLAYED;
  }
  const length = end - start - cut;
  const gapAt = (real: number) => gaps.find(({ from, to }) => from < real && real < to) ?? null;
  return {
    length,
    gaps,
    gapAt,
    realAt: (played) => {
      const wanted = Math.min(length, Math.max(0, played));
      const gap = gaps.findLast((one) => one.played < wanted);
      if (!gap) return start + wanted;
      const since = wanted - gap.played;
      const real = gap.to - gap.from;
      return since < GAP_PLAYED ? gap.from + (since / GAP_PLAYED) * real : gap.to + since - GAP_PLAYED;
    },
    playedAt: (real) => {
      const wanted = Math.min(end, Math.max(start, real));
      const gap = gaps.findLast((one) => one.from < wanted);
      if (!gap) return wanted - start;
      if (wanted >= gap.to) return gap.played + GAP_PLAYED + wanted - gap.to;
      return gap.played + ((wanted - gap.from) / (gap.to - gap.from)) * GAP_PLAYED;
    },
  };
}

/** Where a vehicle was at a moment. Heading in degrees clockwise from north, speed in miles per hour, miles since the start. */
export type Place = { longitude: number; latitude: number; heading: number; speed: number; miles: number };

/** The place at a moment, between the two points around it. */
export function placeAt(points: readonly TripPoint[], at: number): Place {
  const index = indexAt(points, at);
  const from = points[index];
  const to = points[index + 1] ?? from;
  if (!from || !to) return { longitude: 0, latitude: 0, heading: 0, speed: 0, miles: 0 };
  const share = to.at === from.at ? 0 : Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at)));
  const between = (a: number, b: number) => a + (b - a) * share;
  const east = ((to.longitude - from.longitude + 540) % 360) - 180;
  return {
    longitude: from.longitude + east * share,
    latitude: between(from.latitude, to.latitude),
    heading: headingAt(points, index),
    speed: between(from.speed, to.speed),
    miles: between(from.mileage, to.mileage) - (points[0]?.mileage ?? 0),
  };
}

/** Heading of the last movement up to a point, so that a vehicle that stands keeps it. */
function headingAt(points: readonly TripPoint[], index: number): number {
  for (let at = Math.min(index, points.length - 2); at >= 0; at--) {
    const from = points[at];
    const to = points[at + 1];
    if (!from || !to || (from.longitude === to.longitude && from.latitude === to.latitude)) continue;
    const east = (((to.longitude - from.longitude + 540) % 360) - 180) * Math.cos((from.latitude * Math.PI) / 180);
    return (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  }
  return 0;
}
