import { queryOptions } from '@tanstack/react-query';
import { getListLogsQueryKey, listLogs } from '../../../generated/client/iot.ts';
import type { LogAction, LogEntry } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { type Ended, hasEnded, isQueued } from '../../rules/device-requests/progress.ts';
import { DAY, MINUTE } from '../../rules/time/duration.ts';
import { everyPage } from '../every-page.ts';
import type { HistoryEntry } from './command-history.ts';

/** Names of commands in the feed (commerce 3). */
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
const COMMANDS = Object.keys(ACTIONS) as VehicleCommand[];
const EVENTS = [...new Set(Object.values(ACTIONS))].sort();

/** The feed's usual seven days (commerce 2). */
export const LOG_DAYS = 7;

/** The log rounds to whole seconds of the server's clock, so its time may precede the request by ours. */
const LEEWAY = 5_000;
/** Matches an unseen outcome up to a minute after the request, plus a minute for a slow network. */
const LATEST = 120_000;

export type Logged = Pick<LogEntry, 'id' | 'action' | 'timestamp' | 'originator' | 'success'>;
type Row = Logged & { at: number; originator: string };

/** The outcome is unknown. */
const isOpen = ({ progress }: HistoryEntry): boolean => hasEnded(progress, 'lost');

/** The log has no entries for the others. */
const wasSent = ({ progress }: HistoryEntry): boolean =>
  !isQueued(progress) && !hasEnded(progress, 'not_sent', 'canceled');

/** Entries caused by users, oldest first. The log is newest first, even within one second. */
const sentRows = (log: readonly Logged[]): Row[] =>
  log
    .toReversed()
    .flatMap(({ originator, ...row }) => (originator ? [{ ...row, originator, at: Date.parse(row.timestamp) }] : []))
    .sort((a, b) => a.at - b.at);

/**
 * Finds the log entry of each command sent from here: the first of its kind between its request and its end. `rest`:
 * commands sent by other users or from other tabs.
 */
function matched(entries: readonly HistoryEntry[], log: readonly Logged[]) {
  const rest = sentRows(log);
  const found = new Map<HistoryEntry, Row>();
  for (const entry of entries.filter(wasSent).reverse()) {
    const { askedAt, progress } = entry;
    const endedAt = progress.step === 'ended' ? progress.at : null;
    const latest = isOpen(entry) || endedAt === null ? askedAt + LATEST : endedAt + LEEWAY;
    const index = rest.findIndex(
      ({ action, at }) => action === ACTIONS[entry.command] && at >= askedAt - LEEWAY && at <= latest,
    );
    const [row] = index < 0 ? [] : rest.splice(index, 1);
    if (row) found.set(entry, row);
  }
  return { found, rest };
}

/** The log does not distinguish a refusal from a timeout. */
const endOf = ({ success, at }: Row): Ended => ({ step: 'ended', outcome: success === false ? 'failed' : 'done', at });

/** Replaces unknown outcomes by those of the activity log. Returns the same array if nothing changes. */
export function withLog(entries: readonly HistoryEntry[], log: readonly Logged[]): readonly HistoryEntry[] {
  const { found } = matched(entries, log);
  if (![...found.keys()].some(isOpen)) return entries;
  return entries.map((entry) => {
    const row = isOpen(entry) ? found.get(entry) : undefined;
    return row ? { ...entry, progress: endOf(row), fromLog: true } : entry;
  });
}

/** Merges commands from elsewhere into those sent from here, newest first. */
export function withOthers(entries: readonly HistoryEntry[], log: readonly Logged[]): readonly HistoryEntry[] {
  const { found, rest } = matched(entries, log);
  const others = rest.flatMap((row): HistoryEntry[] => {
    const { id, action, at, originator } = row;
    const command = COMMANDS.find((one) => ACTIONS[one] === action);
    if (!command) return [];
    return [{ command, by: 'elsewhere', originator, logId: id, askedAt: at, progress: endOf(row), fromLog: true }];
  });
  if (others.length === 0) return entries;
  // Log seconds and local milliseconds are not comparable: commands with a log entry keep the log's order.
  const order = new Map(sentRows(log).map(({ id, at }, index) => [id, at + index / 10]));
  const placeOf = (entry: HistoryEntry) => order.get(entry.logId ?? found.get(entry)?.id ?? '') ?? rankOf(entry);
  return [...entries, ...others].sort((a, b) => placeOf(b) - placeOf(a));
}

/** Queued commands come first. */
export const newestFirst = (a: HistoryEntry, b: HistoryEntry): number => rankOf(b) - rankOf(a);
const rankOf = ({ progress, askedAt }: HistoryEntry): number =>
  isQueued(progress) ? Number.MAX_SAFE_INTEGER : askedAt;

/**
 * Commands in the activity log, by every sender (commerce 3). Polled, because other tabs and users send commands too.
 */
export const commandLogQuery = (vehicleId: number) =>
  queryOptions({
    ...everyPage<Logged>(getListLogsQueryKey(filterOf(vehicleId)), (page, options) => {
      const from_date = new Date(now() - LOG_DAYS * DAY).toISOString();
      return listLogs({ ...filterOf(vehicleId), from_date, ...page }, options);
    }),
    refetchInterval: MINUTE,
  });

const filterOf = (vehicleId: number) => ({ vehicle_id: [vehicleId], event: EVENTS });
