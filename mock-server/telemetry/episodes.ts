import type { AlertRuleParameters } from '../../generated/contract/types.gen.ts';
import { clockAt, type Leg, speedingOf } from './legs.ts';
import { speedAt } from './moment.ts';
import { type RuleBook, type RuleSpan, spansFor } from './rules.ts';
import type { Path } from './streets.ts';
import { DAY, MINUTE, type Second } from './time.ts';
import { METERS_A_MILE } from './units.ts';

/** One occurrence of an alert: a second of the event, and the inclusive period in which its condition held. */
export type Episode = { at: Second; begin: Second; end: Second };

/** Alert types with a condition that a rule's parameters change. */
export type MeasuredType = 'speed_limit' | 'engine_idle' | 'curfew' | 'engine';

/** Types that a towed device measures: it has a position and a clock, but no engine. */
export const MEASURED_WHEN_TOWED: ReadonlySet<MeasuredType> = new Set(['curfew', 'speed_limit'] as const);

/** Minutes of idling, and of a running engine, without a threshold (commerce 9). */
export const IDLE_MINUTES = 5;
export const ENGINE_MINUTES = 90;
/** Shortest speeding above a threshold, and the longest dip in it, in seconds. */
const SHORTEST = 5;
const LONGEST_DIP = 30;
const KILOMETER = 1_000;

/** Fastest section of a path in meters per second. */
const fastest = new WeakMap<Path, number>();
export function fastestOn(path: Path): number {
  const known = fastest.get(path);
  if (known !== undefined) return known;
  const { at, metersAt } = path.route;
  let top = 0;
  for (let i = 1; i < at.length; i++) {
    const seconds = (at[i] ?? 0) - (at[i - 1] ?? 0);
    if (seconds > 0) top = Math.max(top, ((metersAt[i] ?? 0) - (metersAt[i - 1] ?? 0)) / seconds);
  }
  fastest.set(path, top);
  return top;
}

/** Limit of a rule in meters per hour, and the length of its unit. */
function limitOf({ threshold = 0, unit }: AlertRuleParameters): { limit: number; unit: number } {
  return { limit: threshold, unit: unit === 'kmh' ? KILOMETER : METERS_A_MILE };
}

/** Sections of a leg above a threshold. Compares rounded speeds, as users see them. */
function sectionsAbove(leg: Leg, span: RuleSpan): Episode[] {
  const { limit, unit } = limitOf(span.parameters);
  // A tenth more, because the drawn points of a path may differ from its lengths.
  if ((fastestOn(leg.path) * leg.pace * leg.boost * 1.1 * 3_600) / unit < limit) return [];
  const found: (Episode & { top: number })[] = [];
  const first = Math.max(leg.start, span.from);
  const last = Math.min(leg.end, span.until - 1);
  for (let second = first; second <= last; second++) {
    const speed = (speedAt(leg, second - leg.start) * 3_600) / unit;
    if (Math.round(speed) <= limit) continue;
    const open = found.at(-1);
    if (open && second - open.end <= LONGEST_DIP) {
      open.end = second;
      if (speed > open.top) Object.assign(open, { top: speed, at: second });
    } else {
      found.push({ at: second, begin: second, end: second, top: speed });
    }
  }
  return found
    .filter(({ begin, end }) => end - begin + 1 >= SHORTEST)
    .map(({ at, begin, end }) => ({ at, begin, end }));
}

/** Speeding above the limit of the road, once in a leg. */
function aboveRoadLimit(leg: Leg, span: RuleSpan): Episode[] {
  const at = speedingOf(leg);
  if (at === null || at < span.from || at >= span.until) return [];
  const begin = leg.start + Math.ceil(clockAt(leg, leg.boostFrom));
  const end = leg.start + Math.floor(clockAt(leg, leg.boostTo));
  return [{ at, begin: Math.min(begin, at), end: Math.max(end, at) }];
}

/** Periods of a leg in which a state lasts for the rule's minutes. The event is raised when they are over. */
function lasting(begin: Second, end: Second, span: RuleSpan, usual: number): Episode[] {
  const at = Math.max(begin + (span.parameters.threshold ?? usual) * MINUTE, span.from);
  return at <= end && at < span.until ? [{ at, begin, end }] : [];
}

function idling(leg: Leg, span: RuleSpan): Episode[] {
  const halt = leg.start + Math.ceil(clockAt(leg, leg.haltAt));
  return [
    ...lasting(leg.start, leg.start + leg.departs, span, IDLE_MINUTES),
    ...lasting(halt, Math.floor(leg.start + clockAt(leg, leg.haltAt) + leg.halt), span, IDLE_MINUTES),
  ];
}

/** First second at or after another one in a daily window of UTC, which may span midnight. */
function windowFrom(second: Second, start: number, end: number): Second {
  const time = second % DAY;
  const isInside = start < end ? time >= start && time < end : time >= start || time < end;
  return isInside ? second : second + ((start - time + DAY) % DAY);
}

function driving(leg: Leg, span: RuleSpan): Episode[] {
  const { start_time = 0, end_time = 0 } = span.parameters;
  const at = windowFrom(Math.max(leg.start, span.from), start_time, end_time);
  if (at > leg.end || at >= span.until) return [];
  const left = (end_time - (at % DAY) + DAY) % DAY;
  return [{ at, begin: at, end: Math.min(leg.end, at + left) }];
}

const EVALUATORS: Readonly<Record<MeasuredType, (leg: Leg, span: RuleSpan) => Episode[]>> = {
  speed_limit: (leg, span) =>
    span.parameters.threshold === undefined ? aboveRoadLimit(leg, span) : sectionsAbove(leg, span),
  engine_idle: idling,
  curfew: driving,
  engine: (leg, span) => lasting(leg.start, leg.end, span, ENGINE_MINUTES),
};

/**
 * Alerts of a type during a leg by the vehicle's rules, one for each episode. An episode that continues when its rule
 * changes raises no second event.
 */
export function episodesOf(rules: RuleBook, type: MeasuredType, leg: Leg): Episode[] {
  const spans = spansFor(rules, type);
  const [only] = spans;
  if (!only) return [];
  if (spans.length === 1) return EVALUATORS[type](leg, only);
  const found: Episode[] = [];
  for (const span of spans) {
    for (const episode of EVALUATORS[type](leg, span)) {
      const isKnown = found.some(({ begin, end }) => episode.begin <= end + 1 && episode.end >= begin);
      if (!isKnown) found.push(episode);
    }
  }
  return found;
}

/** Whether a second of a leg is part of an episode. */
export const isWithin = (episodes: readonly Episode[], second: Second): boolean =>
  episodes.some(({ begin, end }) => second >= begin && second <= end);
