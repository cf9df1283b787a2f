import type { GeofenceCrossing } from '../../generated/contract/types.gen.ts';
import { hashText } from '../world/random.ts';
import type { AlertRuleRow, GeofenceRow } from '../world/rows.ts';
import { fastestOn } from './episodes.ts';
import { dutyOf, type Leg, legsOn } from './legs.ts';
import { lastLegBefore, placeAt } from './moment.ts';
import { type Outline, outlineOf, type Standing, standingAt } from './outlines.ts';
import { type Second, secondOf } from './time.ts';
import type { Timetable } from './timetable.ts';

/** Period in which a rule of a geofence and one of its shapes apply. `until` is exclusive. */
export type FenceSpan = {
  /** Number of the rule in its vehicle. */
  readonly rule: number;
  readonly geofence: number;
  readonly name: string;
  readonly arrive: boolean;
  readonly depart: boolean;
  readonly from: Second;
  readonly until: Second;
  readonly outline: Outline;
  /** Start of the shape. A vehicle that is inside then has not arrived. */
  readonly placed: Second;
};

/** Geofence rules of a vehicle, and a hash of them. */
export type FenceBook = {
  readonly stamp: number;
  readonly rows: readonly GeofenceRow[];
  readonly spans: readonly FenceSpan[];
};

/** A vehicle crosses a border at a second of a drive. */
export type Crossing = { second: Second; isArrival: boolean };

/** Radius in meters of the circle around a fix in which the vehicle is. It has left when the whole circle is outside. */
export const ACCURACY = 15;
/** Rounds to look back for a fix that is clearly inside or outside. */
const LOOK_BACK = 2;

const NO_FENCES: FenceBook = { stamp: 0, rows: [], spans: [] };

/** Versions of a row with the second from which each applies, and the one from which the next does. */
function periodsOf<T extends { from: number }>(versions: readonly T[], end: number | null | undefined) {
  const last = end === null || end === undefined ? Number.POSITIVE_INFINITY : secondOf(end);
  return versions.map((version, index) => {
    const next = versions[index + 1];
    const until = Math.min(last, next ? secondOf(next.from) : Number.POSITIVE_INFINITY);
    return { version, from: secondOf(version.from), until };
  });
}

function spansOf(row: AlertRuleRow, fences: ReadonlyMap<number, GeofenceRow>): FenceSpan[] {
  return periodsOf(row.versions, row.removed_at).flatMap(({ version, from, until }) => {
    const { geofence_id, arrive = false, depart = false } = version.parameters;
    const fence = version.is_enabled && geofence_id !== undefined ? fences.get(geofence_id) : undefined;
    if (!fence) return [];
    return periodsOf(fence.shapes, fence.removed_at).flatMap((shape): FenceSpan[] => {
      const span = { from: Math.max(from, shape.from), until: Math.min(until, shape.until) };
      if (span.from >= span.until) return [];
      const { id, name } = fence;
      const outline = outlineOf(shape.version);
      return [{ rule: row.number, geofence: id, name, arrive, depart, ...span, outline, placed: shape.from }];
    });
  });
}

export function fenceBookOf(rules: readonly AlertRuleRow[], rows: readonly GeofenceRow[]): FenceBook {
  if (rows.length === 0) return NO_FENCES;
  const fences = new Map(rows.map((row) => [row.id, row]));
  const spans = rules.filter(({ alert_type }) => alert_type === 'geofences').flatMap((row) => spansOf(row, fences));
  const marks = spans.map(({ outline, ...span }) => ({ ...span, outline: outline.stamp }));
  return { stamp: hashText(JSON.stringify(marks)), rows, spans };
}

/** The span of a rule at a second. */
export const fenceSpanAt = ({ spans }: FenceBook, rule: number, second: Second): FenceSpan | undefined =>
  spans.find((span) => span.rule === rule && second >= span.from && second < span.until);

type CrossingFact = { name: string; rule: number; second: Second };

/** The crossing that a fact reports. Undefined for facts of other kinds. */
export function crossingAt(book: FenceBook, { name, rule, second }: CrossingFact): GeofenceCrossing | undefined {
  const fence = name === 'arrival' || name === 'departure' ? fenceSpanAt(book, rule, second) : undefined;
  const direction = name === 'arrival' ? 'arrive' : 'depart';
  return fence && { geofence: fence.geofence, geofence_name: fence.name, direction };
}

/** Crossings of a drive of which a rule alerts, in order. */
export function crossingsOf(timetable: Timetable, leg: Leg, span: FenceSpan): Crossing[] {
  const { from, until, arrive, depart } = span;
  if (from > leg.end || until <= leg.start) return [];
  return traced(timetable, leg, span, LOOK_BACK).crossings.filter(
    ({ second, isArrival }) => second >= from && second < until && (isArrival ? arrive : depart),
  );
}

type Trace = { crossings: Crossing[]; isInside: boolean };
type Area = Pick<FenceSpan, 'outline' | 'placed'>;

/** Follows a drive second by second, and leaves out those in which the border is too far away to reach. */
function traced(timetable: Timetable, leg: Leg, area: Area, lookBack: number): Trace {
  const { outline, placed } = area;
  const { path, pace, boost, start, end } = leg;
  // The way from the street to the parking space adds a fifth, and drawn points differ from lengths by a tenth.
  const metersASecond = fastestOn(path) * pace * boost * 1.3 + 1;
  const standing = (second: Second): Standing => {
    const { lon, lat } = placeAt(timetable, leg, second);
    return standingAt(outline, lat, lon);
  };
  const crossings: Crossing[] = [];
  let second = Math.max(start, placed);
  let isInside =
    placed > start ? standing(second).isInside : wasInside(timetable, leg, area, standing(start), lookBack);
  while (second <= end) {
    const { isInside: isThere, clearance, isNear } = standing(second);
    const isNowInside = isThere || (isInside && isNear(ACCURACY));
    if (isNowInside !== isInside) crossings.push({ second, isArrival: isNowInside });
    isInside = isNowInside;
    const left = isInside === isThere ? clearance + (isInside ? ACCURACY : 0) : 0;
    second += Math.max(1, Math.floor(left / metersASecond));
  }
  return { crossings, isInside };
}

/** Whether a drive starts inside. Near the border the drive before decides, because it may not have left yet. */
function wasInside(
  timetable: Timetable,
  leg: Leg,
  area: Area,
  { isInside, isNear }: Standing,
  lookBack: number,
): boolean {
  if (isInside) return true;
  if (lookBack === 0 || !isNear(ACCURACY)) return false;
  const before = legBefore(timetable, leg);
  return before !== null && before.end >= area.placed && traced(timetable, before, area, lookBack - 1).isInside;
}

function legBefore(timetable: Timetable, { start, number }: Leg): Leg | null {
  const duty = dutyOf(timetable, start);
  return legsOn(timetable, duty).find((leg) => leg.number === number - 1) ?? lastLegBefore(timetable, duty);
}
