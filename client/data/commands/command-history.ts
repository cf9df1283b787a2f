import { useMemo } from 'react';
import { KEPT } from '../../lib/kept-names.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import type { NotSent } from '../../rules/device-requests/progress.ts';
import { createSessionStore } from '../../state/store.ts';
import { type Logged, newestFirst, withLog } from './command-log.ts';

/**
 * Progress of a command. `timed_out`: the device did not answer. `failed`: the call failed, so the outcome is unknown.
 * `unseen`: the page was left before the answer. `not_sent`: it was canceled, or still queued when the page was left.
 */
export type CommandStep =
  | 'queued'
  | 'sent'
  | 'acknowledged'
  | 'refused'
  | 'timed_out'
  | 'failed'
  | 'unseen'
  | 'not_sent';

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
  endedAt: number | null;
  step: CommandStep;
  /** The server's code, if it gave one. */
  code: string | null;
  detail: string | null;
  /** Why it was canceled. */
  why?: NotSent;
  /** The call was cut off. Only the activity log may know the outcome. */
  isCut?: boolean;
  /** The outcome comes from the activity log alone. */
  fromLog?: boolean;
};
export type CommandEnd = Pick<HistoryEntry, 'step' | 'code' | 'detail' | 'isCut' | 'why'> & { at: number };

/** Kept commands per vehicle, newest first. */
export const HISTORY_LENGTH = 50;

/**
 * One session storage item per vehicle, so that a command rewrites only that item and ten thousand fit. Survives a
 * reload, not a logout or a closed tab. Increase the number when the shape changes.
 */
const PREFIX = `${KEPT}commands.1.`;
type Sent = Readonly<Record<string, readonly HistoryEntry[]>>;
/** A batch with commands that may be unsent. */
type Line = { command: VehicleCommand; at: number; deviceKeys: ReadonlySet<string> };

/**
 * Sent commands by device key, newest first, below those queued individually. The commands queued by a batch are stored
 * once for all vehicles and not kept over a reload, which selects their vehicles again.
 */
export const useHistory = createSessionStore<{ sent: Sent; line: Line | null }>(() => ({ sent: {}, line: null }));
useHistory.setState({ sent: readKept() });

const NONE: readonly HistoryEntry[] = [];
const entriesOf = (deviceKey: string): readonly HistoryEntry[] => useHistory.getState().sent[deviceKey] ?? NONE;

/** Commands that this tab sent or queued for the device. */
export function useCommandHistory(deviceKey: string): readonly HistoryEntry[] {
  const sent = useHistory((history) => history.sent[deviceKey] ?? NONE);
  const line = useHistory((history) => history.line);
  return useMemo(() => withLine(deviceKey, sent, line), [deviceKey, sent, line]);
}

/** Commands queued by a batch stand above the sent ones. */
export function withLine(deviceKey: string, sent: readonly HistoryEntry[], line: Line | null): readonly HistoryEntry[] {
  if (!line?.deviceKeys.has(deviceKey)) return sent;
  const { command, at } = line;
  const isSent = sent.some((entry) => entry.by === 'bulk' && entry.command === command && entry.askedAt >= at);
  return isSent ? sent : [begun(command, { by: 'bulk', at, step: 'queued' }), ...sent];
}

/** Queues a command for several vehicles. */
export const noteLine = (deviceKeys: Iterable<string>, command: VehicleCommand, at: number): void =>
  useHistory.setState({ line: { command, at, deviceKeys: new Set(deviceKeys) } });

/** Clears the batch's queue: its commands were sent or canceled. */
export const dropLine = (): void => useHistory.setState({ line: null });

/** Records that a command waits for another one to the same vehicle. */
export const noteQueued = (deviceKey: string, command: VehicleCommand, at: number): void =>
  change(deviceKey, [begun(command, { by: 'single', at, step: 'queued' }), ...entriesOf(deviceKey)]);

/** Records that a command was sent, and removes it from the queue. */
export function noteSent(deviceKey: string, command: VehicleCommand, by: HistoryEntry['by'], at: number): void {
  const others = entriesOf(deviceKey).filter((entry) => entry.command !== command || entry.step !== 'queued');
  change(deviceKey, [begun(command, { by, at, step: 'sent' }), ...others]);
}

/** Records the outcome of a command in flight or queued. */
export function noteEnd(deviceKey: string, command: VehicleCommand, end: CommandEnd): void {
  const { at, ...rest } = end;
  const entries = entriesOf(deviceKey);
  const index = entries.findIndex(
    (entry) => entry.command === command && (entry.step === 'sent' || entry.step === 'queued'),
  );
  change(
    deviceKey,
    entries.map((entry, i) => (i === index ? { ...entry, ...rest, endedAt: at } : entry)),
  );
}

/** Merges the activity log. */
export function settleFromLog(deviceKey: string, log: readonly Logged[]): void {
  const entries = entriesOf(deviceKey);
  const settled = withLog(entries, log);
  if (settled !== entries) change(deviceKey, settled);
}

type Begun = Pick<HistoryEntry, 'by'> & { at: number; step: 'queued' | 'sent' };
const begun = (command: VehicleCommand, { by, at, step }: Begun): HistoryEntry => ({
  command,
  by,
  askedAt: at,
  endedAt: null,
  step,
  code: null,
  detail: null,
});

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
  return entries.map((entry) => ({ ...entry, step: leftBehind(entry.step) }));
}

/** Commands in flight or queued when the page was left: no page waits for them or sends them. */
function leftBehind(step: CommandStep): CommandStep {
  if (step === 'sent') return 'unseen';
  return step === 'queued' ? 'not_sent' : step;
}
