import { useMemo } from 'react';
import { KEPT } from '../../lib/kept-names.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import type { NotSent } from '../../rules/commands/command-report.ts';
import { createSessionStore } from '../../state/store.ts';
import { type Logged, newestFirst, withLog } from './command-log.ts';

/**
 * How far a command got. `timed_out`: the device did not answer. `failed`: the call did, so nobody knows. `unseen`: the page
 * was left before an answer came. `not_sent`: it was taken out of the line, or was in it when the page was left.
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

/** One command that this tab sent or has in line, or that the activity log knows of. Times are milliseconds since 1970, by the portal's clock. */
export type HistoryEntry = {
  command: VehicleCommand;
  /** With one press for one vehicle, or with others; `elsewhere`: not from this tab, by whoever the log names. */
  by: 'single' | 'bulk' | 'elsewhere';
  originator?: string;
  /** The line's in the log. */
  logId?: string;
  askedAt: number;
  endedAt: number | null;
  step: CommandStep;
  /** The server's, where it said why not. */
  code: string | null;
  detail: string | null;
  /** Why it was taken out of the line. */
  why?: NotSent;
  /** The call was cut off: how it ended stands in the activity log, if anywhere. */
  isCut?: boolean;
  /** How it ended is known from the activity log alone. */
  fromLog?: boolean;
};
export type CommandEnd = Pick<HistoryEntry, 'step' | 'code' | 'detail' | 'isCut' | 'why'> & { at: number };

/** Of each vehicle the newest are kept. */
export const HISTORY_LENGTH = 50;

/**
 * One item of the session storage for each vehicle, so that a command rewrites that vehicle's alone and ten thousand fit: a
 * reload keeps them, a logout or a closed tab does not. Raise the number when the shape changes.
 */
const PREFIX = `${KEPT}commands.1.`;
type Sent = Readonly<Record<string, readonly HistoryEntry[]>>;
/** A batch of which some may not be sent yet. */
type Line = { command: VehicleCommand; at: number; deviceKeys: ReadonlySet<string> };

/**
 * What was sent, by device key, the newest first, and above it what one press put in line; and what a batch has in line, in one
 * place for all vehicles and not kept over a reload: it is ticked again then, and until it is sent nothing happened.
 */
export const useHistory = createSessionStore<{ sent: Sent; line: Line | null }>(() => ({ sent: {}, line: null }));
useHistory.setState({ sent: readKept() });

const NONE: readonly HistoryEntry[] = [];
const entriesOf = (deviceKey: string): readonly HistoryEntry[] => useHistory.getState().sent[deviceKey] ?? NONE;

/** What this tab sent to a device or has in line for it. */
export function useCommandHistory(deviceKey: string): readonly HistoryEntry[] {
  const sent = useHistory((history) => history.sent[deviceKey] ?? NONE);
  const line = useHistory((history) => history.line);
  return useMemo(() => withLine(deviceKey, sent, line), [deviceKey, sent, line]);
}

/** What a batch has in line stands above what was sent, until it is sent itself. */
export function withLine(deviceKey: string, sent: readonly HistoryEntry[], line: Line | null): readonly HistoryEntry[] {
  if (!line?.deviceKeys.has(deviceKey)) return sent;
  const { command, at } = line;
  const isSent = sent.some((entry) => entry.by === 'bulk' && entry.command === command && entry.askedAt >= at);
  return isSent ? sent : [begun(command, { by: 'bulk', at, step: 'queued' }), ...sent];
}

/** Puts a command in line for several vehicles. */
export const noteLine = (deviceKeys: Iterable<string>, command: VehicleCommand, at: number): void =>
  useHistory.setState({ line: { command, at, deviceKeys: new Set(deviceKeys) } });

/** Nothing is in line any more: it was sent, or will not be. */
export const dropLine = (): void => useHistory.setState({ line: null });

/** Notes that a command waits for another one to the same vehicle. */
export const noteQueued = (deviceKey: string, command: VehicleCommand, at: number): void =>
  change(deviceKey, [begun(command, { by: 'single', at, step: 'queued' }), ...entriesOf(deviceKey)]);

/** Notes that a command is on its way; if it was in line, it is no more. */
export function noteSent(deviceKey: string, command: VehicleCommand, by: HistoryEntry['by'], at: number): void {
  const others = entriesOf(deviceKey).filter((entry) => entry.command !== command || entry.step !== 'queued');
  change(deviceKey, [begun(command, { by, at, step: 'sent' }), ...others]);
}

/** Notes how the command ended that is on its way or in line. */
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

/** Takes over what the activity log knows. */
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
    // A storage that is full or shut keeps nothing; the command goes its way.
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

/** What was on its way or in line when the page was left has no page any more that waits for it or sends it. */
function leftBehind(step: CommandStep): CommandStep {
  if (step === 'sent') return 'unseen';
  return step === 'queued' ? 'not_sent' : step;
}
