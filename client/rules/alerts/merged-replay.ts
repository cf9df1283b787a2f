import type { AlertRuleReplay } from '../../api/model.ts';
import { alertTime } from './alert-time.ts';

/** Replay of one rule. `isCounted`: false if only the saved rules of its vehicles count, which the edited ones would end. */
export type ReplayPart = { replay: AlertRuleReplay; isCounted: boolean };

/** Newest alerts of a replay. */
const NEWEST = 5;

/** One replay of several rules, each with its own vehicles. */
export function mergedReplay(parts: readonly ReplayPart[]): AlertRuleReplay {
  const counted = parts.filter(({ isCounted }) => isCounted).map(({ replay }) => replay);
  const days = new Map<string, number>();
  for (const { replay, isCounted } of parts) {
    for (const { date, count } of replay.days) days.set(date, (days.get(date) ?? 0) + (isCounted ? count : 0));
  }
  const newest = counted
    .flatMap((replay) => replay.newest)
    .toSorted((a, b) => (alertTime(b) ?? 0) - (alertTime(a) ?? 0));
  return {
    is_replayable: parts.some(({ replay }) => replay.is_replayable),
    count: counted.reduce((sum, { count }) => sum + count, 0),
    saved_count: parts.reduce((sum, { replay }) => sum + replay.saved_count, 0),
    vehicle_ids: [...new Set(counted.flatMap(({ vehicle_ids }) => vehicle_ids))],
    days: [...days].map(([date, count]) => ({ date, count })).sort((a, b) => (a.date < b.date ? -1 : 1)),
    newest: newest.slice(0, NEWEST),
  };
}
