import type { VehicleCommand } from '../../rules/command-gate.ts';
import { KEPT } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { type Logged, withLog } from './command-log.ts';

/**
 * How far a command got. `timed_out`: the device did not answer. `failed`: the call did, so nobody knows. `unseen`: the page
 * was left before an answer came.
 */
export type CommandStep = 'queued' | 'sent' | 'acknowledged' | 'refused' | 'timed_out' | 'failed' | 'unseen';

/** One command that this browser sent, or has in line. Times are milliseconds since 1970, by the portal's clock. */
export type HistoryEntry = {
  command: VehicleCommand;
  /** With one press for one vehicle, or with others. */
  by: 'single' | 'bulk';
  askedAt: number;
  endedAt: number | null;
  step: CommandStep;
  /** The server's, where it said why not. */
  code: string | null;
  detail: string | null;
  /** How it ended is known from the activity log alone. */
  fromLog?: boolean;
};
export type CommandEnd = Pick<HistoryEntry, 'step' | 'code' | 'detail'> & { at: number };

/** Of each vehicle the newest are kept. */
export const HISTORY_LENGTH = 50;

/**
 * One item of the session storage for each vehicle, so that a command rewrites that vehicle's alone and ten thousand fit: a
 * reload keeps them, a logout or a closed tab does not. Raise the number when the shape changes.
 */
const PREFIX = `${KEPT}commands.1.`;
type History = Readonly<Record<string, readonly HistoryEntry[]>>;

/** By device key, the newest first. */
export const useHistory = createSessionStore<History>(() => ({}));
useHistory.setState(readKept());

const NONE: readonly HistoryEntry[] = [];
const entriesOf = (deviceKey: string): readonly HistoryEntry[] => useHistory.getState()[deviceKey] ?? NONE;
export const useCommandHistory = (deviceKey: string): readonly HistoryEntry[] =>
  useHistory((history) => history[deviceKey] ?? NONE);

/** Puts a command in line for several vehicles. Not kept over a reload before it is sent: until then nothing happened. */
export function noteQueued(deviceKeys: readonly string[], command: VehicleCommand, at: number): void {
  const queued: HistoryEntry = { ...begun(command, 'bulk', at), step: 'queued' };
  useHistory.setState(Object.fromEntries(deviceKeys.map((key) => [key, newest([queued, ...entriesOf(key)])])));
}

/** Takes out what was in line and will not be sent. */
export function dropQueued(deviceKeys: readonly string[]): void {
  const left = (key: string) => entriesOf(key).filter(({ step }) => step !== 'queued');
  useHistory.setState(Object.fromEntries(deviceKeys.map((key) => [key, left(key)])));
}

/** Notes that a command is on its way: the one in line, if there is one. */
export function noteSent(deviceKey: string, command: VehicleCommand, by: HistoryEntry['by'], at: number): void {
  const others = entriesOf(deviceKey).filter((entry) => !(entry.step === 'queued' && entry.command === command));
  change(deviceKey, newest([begun(command, by, at), ...others]));
}

/** Notes how the command that is on its way ended. */
export function noteEnd(deviceKey: string, command: VehicleCommand, end: CommandEnd): void {
  const { at, ...rest } = end;
  const entries = entriesOf(deviceKey);
  const index = entries.findIndex((entry) => entry.command === command && entry.step === 'sent');
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

const begun = (command: VehicleCommand, by: HistoryEntry['by'], at: number): HistoryEntry => ({
  command,
  by,
  askedAt: at,
  endedAt: null,
  step: 'sent',
  code: null,
  detail: null,
});
const newest = (entries: readonly HistoryEntry[]) => entries.slice(0, HISTORY_LENGTH);

function change(deviceKey: string, entries: readonly HistoryEntry[]): void {
  useHistory.setState({ [deviceKey]: entries });
  const sent = entries.filter(({ step }) => step !== 'queued');
  try {
    globalThis.sessionStorage?.setItem(PREFIX + deviceKey, JSON.stringify(sent));
  } catch {
    // A storage that is full or shut keeps nothing; the command goes its way.
  }
}

/** What was on its way when the page was left has no page that waits for it any more. */
function readKept(): History {
  const storage = globalThis.sessionStorage;
  const names = Object.keys(storage ?? {}).filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), kept(storage.getItem(name) ?? '[]')]));
}

function kept(text: string): HistoryEntry[] {
  const entries = JSON.parse(text) as HistoryEntry[];
  return entries.map((entry) => (entry.step === 'sent' ? { ...entry, step: 'unseen' } : entry));
}
