import { queryOptions, skipToken } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import type { LogAction, LogEntry } from '../../api/model.ts';
import { listLogs } from '../../api/operations.ts';
import type { VehicleCommand } from '../../rules/command-gate.ts';
import type { HistoryEntry } from './command-history.ts';

/** What the feed calls a command (commerce 3). */
const ACTIONS: { readonly [C in VehicleCommand]: LogAction } = {
  arm: 'lock',
  disarm: 'unlock',
  location: 'device_status_command',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  trunk: 'trunk',
  panic_on: 'panic',
  panic_off: 'panic',
  remote_aux1: 'aux_1',
  remote_aux2: 'aux_2',
};
/** The log notes a command when the device answers, by the server's clock: up to a minute after it was asked, a bit before by ours. */
const LATEST = 120_000;
const EARLIEST = -5_000;

export type Logged = Pick<LogEntry, 'action' | 'timestamp' | 'originator' | 'success'>;

/**
 * What the activity log knows of commands whose answer nobody saw: each takes the first line of its kind after it that a
 * person caused. A success is one; a failure does not say whether the device refused or kept silent.
 */
export function withLog(entries: readonly HistoryEntry[], log: readonly Logged[]): readonly HistoryEntry[] {
  const oldestFirst = log
    .filter(({ originator }) => originator !== null && originator !== undefined)
    .map((line) => ({ ...line, at: Date.parse(line.timestamp) }))
    .sort((a, b) => a.at - b.at);
  const found = new Map<HistoryEntry, (typeof oldestFirst)[number]>();
  for (const entry of entries.toReversed()) {
    if (entry.step !== 'unseen') continue;
    const index = oldestFirst.findIndex(
      ({ action, at }) =>
        action === ACTIONS[entry.command] && at >= entry.askedAt + EARLIEST && at <= entry.askedAt + LATEST,
    );
    const [line] = index < 0 ? [] : oldestFirst.splice(index, 1);
    if (line) found.set(entry, line);
  }
  if (found.size === 0) return entries;
  return entries.map((entry) => {
    const line = found.get(entry);
    if (!line) return entry;
    return { ...entry, step: line.success === false ? 'failed' : 'acknowledged', endedAt: line.at, fromLog: true };
  });
}

/** The kinds and the first instant to look up in the log; null where every answer was seen. */
export function unseenIn(entries: readonly HistoryEntry[]): { from: number; events: LogAction[] } | null {
  const unseen = entries.filter(({ step }) => step === 'unseen');
  if (unseen.length === 0) return null;
  const events = [...new Set(unseen.map(({ command }) => ACTIONS[command]))].sort();
  return { from: Math.min(...unseen.map(({ askedAt }) => askedAt)) + EARLIEST, events };
}

/** More lines than a browser's unseen commands can have. */
const LINES = 100;

/** The lines of the activity log that may tell how commands ended whose answer nobody saw; asks nothing where all were seen. */
export function unseenLogQuery(vehicleId: number, entries: readonly HistoryEntry[]) {
  const unseen = unseenIn(entries);
  return queryOptions({
    queryKey: ['listLogs', 'unseen', vehicleId, unseen],
    queryFn: unseen
      ? async ({ signal }) => {
          const from_date = new Date(unseen.from).toISOString();
          const asked = { vehicle_id: [vehicleId], event: unseen.events, from_date, limit: LINES };
          return (await body(listLogs(asked, { signal }))).results;
        }
      : skipToken,
  });
}
