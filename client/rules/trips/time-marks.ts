import { dayStart } from '../time/calendar.ts';
import { HOUR, MINUTE } from '../time/duration.ts';
import type { Timeline } from './timeline.ts';

/** Steps between marks, all whole minutes. */
const STEPS = [1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE).concat([1, 2, 3, 6, 12].map((h) => h * HOUR));

/** A time below a graph: the real time, and where it is in the playback, both in milliseconds. */
export type TimeMark = { at: number; played: number };

/**
 * Full minutes, quarters or hours of the zone along a playback, at most `most`. None lies in a gap, which is compressed, and none
 * nearer to the one before than the distance of two marks without gaps.
 */
export function timeMarks(timeline: Timeline, timeZone: string, most: number): TimeMark[] {
  const [start, end] = [timeline.realAt(0), timeline.realAt(timeline.length)];
  const room = timeline.length / Math.max(1, most);
  const step = STEPS.find((one) => one >= room) ?? 12 * HOUR;
  const midnight = dayStart(start, timeZone);
  const marks: TimeMark[] = [];
  for (let at = midnight + Math.ceil((start - midnight) / step) * step; at <= end; at += step) {
    const played = timeline.playedAt(at);
    const before = marks.at(-1);
    if (timeline.gapAt(at) || (before && played - before.played < room)) continue;
    marks.push({ at, played });
  }
  return marks;
}
