import { useMemo } from 'react';
import { KEPT } from '../../lib/kept-names.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { type Begun, type Ended, isPending, isQueued } from '../../rules/device-requests/progress.ts';
import { createSessionStore } from '../../state/store.ts';
import { type Logged, newestFirst, withLog } from './command-log.ts';

/**
 * A command that this tab sent or queued, or that the activity log lists. Times are milliseconds since 1970, by the
 * portal's clock.
 */
export type HistoryEntry = {
  command: VehicleCommand;
  /** Sent to one vehicle or in a batch. `elsewhere`: not from this tab, by the user in the log. */
  by: 'single' | 'bulk' | 'elsewhere';
  originator?: string;
  /** Id of the log entry. */
  logId?: string;
  askedAt: number;
  progress: Begun;
  /** The outcome comes from the activity log alone. */
  fromLog?: boolean;
};

/** Kept commands per vehicle, newest first. */
export const HISTORY_LENGTH = 50;

/**
 * One session storage item per vehicle, so that a command rewrites only that item and ten thousand fit. Survives a
 * reload, not a logout or a closed tab. Increase the number when the shape changes.
 */
const PREFIX = `${KEPT}commands.2.`;
type Sent = Readonly<Record<string, readonly HistoryEntry[]>>;
/** A batch with commands that may be unsent. */
type Queue = { command: VehicleCommand; at: number; deviceKeys: ReadonlySet<string> };

/**
 * Sent commands by device key, newest first, below those queued individually. The commands queued by a batch are stored
 * once for all vehicles and not kept over a reload, which selects their vehicles again.
 */
export const useHistory = createSessionStore<{ sent: Sent; queue: Queue | null }>(() => ({ sent: {}, queue: null }));
useHistory.setState({ sent: readKept() });

const NONE: readonly HistoryEntry[] = [];
const entriesOf = (deviceKey: string): readonly HistoryEntry[] => useHistory.getState().sent[deviceKey] ?? NONE;

/** Commands that this tab sent or queued for the device. */
export function useCommandHistory(deviceKey: string): readonly HistoryEntry[] {
  const sent = useHistory((history) => history.sent[deviceKey] ?? NONE);
  const queue = useHistory((history) => history.queue);
  return useMemo(() => withQueue(deviceKey, sent, queue), [deviceKey, sent, queue]);
}

/** Commands queued by a batch stand above the sent ones. */
export function withQueue(
  deviceKey: string,
  sent: readonly HistoryEntry[],
  queue: Queue | null,
): readonly HistoryEntry[] {
  if (!queue?.deviceKeys.has(deviceKey)) return sent;
  const { command, at } = queue;
  const isSent = sent.some((entry) => entry.by === 'bulk' && entry.command === command && entry.askedAt >= at);
  return isSent ? sent : [begun(command, 'bulk', { step: 'queued', since: at, behind: 'vehicles' }), ...sent];
}

/** Queues a command for several vehicles. */
export const noteBatch = (deviceKeys: Iterable<string>, command: VehicleCommand, at: number): void =>
  useHistory.setState({ queue: { command, at, deviceKeys: new Set(deviceKeys) } });

/** Clears the batch's queue: its commands were sent or canceled. */
export const dropBatch = (): void => useHistory.setState({ queue: null });

/** Records that a command waits for another one to the same vehicle. */
export const noteQueued = (deviceKey: string, command: VehicleCommand, at: number, behind = 'command'): void =>
  change(deviceKey, [begun(command, 'single', { step: 'queued', since: at, behind }), ...entriesOf(deviceKey)]);

/** Records that a command was sent, and removes it from the queue. */
export function noteSent(deviceKey: string, command: VehicleCommand, by: HistoryEntry['by'], at: number): void {
  const others = entriesOf(deviceKey).filter((entry) => entry.command !== command || !isQueued(entry.progress));
  change(deviceKey, [begun(command, by, { step: 'sent', since: at }), ...others]);
}

/** Records the outcome of a pending command. */
export function noteEnd(deviceKey: string, command: VehicleCommand, end: Ended): void {
  const { error: _, ...progress } = end;
  const entries = entriesOf(deviceKey);
  const index = entries.findIndex((entry) => entry.command === command && isPending(entry.progress));
  change(
    deviceKey,
    entries.map((entry, i) => (i === index ? { ...entry, progress } : entry)),
  );
}

/** Merges the activity log. */
export function settleFromLog(deviceKey: string, log: readonly Logged[]): void {
  const entries = entriesOf(deviceKey);
  const settled = withLog(entries, log);
  if (settled !== entries) change(deviceKey, settled);
}

const begun = (
  command: VehicleCommand,
  by: HistoryEntry['by'],
  progress: Extract<Begun, { since: number | null }>,
): HistoryEntry => ({ command, by, askedAt: progress.since ?? 0, progress });

function change(deviceKey: string, changed: readonly HistoryEntry[]): void {
  const entries = changed.toSorted(newestFirst).slice(0, HISTORY_LENGTH);
  useHistory.setState(({ sent }) => ({ sent: { ...sent, [deviceKey]: entries } }));
  try {
    globalThis.sessionStorage?.setItem(PREFIX + deviceKey, JSON.stringify(entries));
  } catch {
    // A full or blocked storage must not stop the command.
  }
}

function readKept(): Sent {
  const storage = globalThis.sessionStorage;
  const names = Object.keys(storage ?? {}).filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), kept(storage.getItem(name) ?? '[]')]));
}

function kept(text: string): HistoryEntry[] {
  const entries = JSON.parse(text) as HistoryEntry[];
  return entries.map((entry) => ({ ...entry, progress: leftBehind(entry.progress) }));
}

/** Commands in flight or queued when the page was left: no page waits for them or sends them. */
function leftBehind(progress: Begun): Begun {
  if (!isPending(progress)) return progress;
  return { step: 'ended', outcome: isQueued(progress) ? 'not_sent' : 'lost', why: 'left', at: null };
}
