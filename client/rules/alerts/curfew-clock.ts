import type { AlertRule } from '../../api/model.ts';
import type { NoticeWrite } from '../geofences/notices.ts';
import { toLocal, toUtc } from '../vehicle/tracker-schedule.ts';

/** Hours of a curfew in UTC, and the offset in hours that made them local times when this browser first showed them. */
type SeenCurfew = readonly [start: number, end: number, offset: number];
/** Curfews that this browser has shown, by rule. Only in one zone: another zone of the user is no change of the clocks. */
export type SeenCurfews = { zone: string; rules: Readonly<Record<string, SeenCurfew>> };
/** Zone of the user, and its offset now. */
type ZoneNow = { zone: string; offset: number };

const hoursOf = ({ parameters }: AlertRule): readonly [start: number, end: number] | null => {
  const { start_time, end_time } = parameters ?? {};
  return start_time === undefined || end_time === undefined ? null : [start_time, end_time];
};

const isSame = (seen: SeenCurfew, [start, end]: readonly [number, number]): boolean =>
  seen[0] === start && seen[1] === end;

/**
 * Remembers the curfews of a complete list. One whose hours are those it was seen with keeps its offset. All others, new or changed
 * anywhere, mean the local times that they have now. `isKept`: false to accept the shifted hours.
 */
export function seeCurfews(
  { zone: seenZone, rules: seen }: SeenCurfews,
  rules: readonly AlertRule[],
  { zone, offset }: ZoneNow,
  isKept = true,
): SeenCurfews {
  const entries = rules.flatMap((rule): [string, SeenCurfew][] => {
    const hours = hoursOf(rule);
    if (!hours) return [];
    const known = seenZone === zone && isKept ? seen[rule.id] : undefined;
    return [[String(rule.id), known && isSame(known, hours) ? known : [...hours, offset]]];
  });
  return { zone, rules: Object.fromEntries(entries) };
}

/** Whether the clocks may have shifted a curfew that this browser has shown. Only then are all curfews read. */
export const mayBeShifted = ({ zone: seenZone, rules }: SeenCurfews, { zone, offset }: ZoneNow): boolean =>
  seenZone === zone && Object.values(rules).some(([, , at]) => at !== offset);

/** A curfew that begins at another hour since the clocks changed. Seconds after midnight. `write` sets it back. */
export type ShiftedCurfew = { before: number; now: number; write: NoticeWrite };

/** Curfews that are on and that the clocks have shifted, as far as this browser has seen them before. */
export function shiftedCurfews(
  { zone: seenZone, rules: seen }: SeenCurfews,
  rules: readonly AlertRule[],
  { zone, offset }: ZoneNow,
): ShiftedCurfew[] {
  if (seenZone !== zone) return [];
  return rules.flatMap((rule): ShiftedCurfew[] => {
    const hours = hoursOf(rule);
    const known = seen[rule.id];
    if (!hours || !known || !isSame(known, hours) || known[2] === offset || rule.is_enabled === false) return [];
    const [before, end] = hours.map((utc) => toLocal(utc, known[2])) as [number, number];
    const parameters = { start_time: toUtc(before, offset), end_time: toUtc(end, offset) };
    return [{ before, now: toLocal(hours[0], offset), write: { rule, data: { parameters } } }];
  });
}

/** Numbers of shifted curfews by their hours, most first. */
export function byHours(shifted: readonly ShiftedCurfew[]): { before: number; now: number; count: number }[] {
  const groups = Map.groupBy(shifted, ({ before, now }) => `${before} ${now}`);
  return [...groups.values()]
    .flatMap((same) => same.slice(0, 1).map(({ before, now }) => ({ before, now, count: same.length })))
    .sort((a, b) => b.count - a.count);
}
