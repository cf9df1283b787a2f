import { body } from '../../api/body.ts';
import { ApiError, errorOfFailure } from '../../api/errors.ts';
import type { CommandAnswer } from '../../api/model.ts';
import { sendCommand } from '../../api/operations.ts';
import { now } from '../../lib/now.ts';
import type { VehicleCommand } from '../../rules/command-gate.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { afterWrite } from '../invalidation.ts';
import { heardOf, isInterruption, stoppedBy } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { patchReported } from './cache.ts';
import { type CommandEnd, noteEnd, noteSent } from './command-history.ts';

/** How far a command is. Nothing is done until the device says so. */
export type CommandProgress =
  | { step: 'idle' }
  /** `since`: milliseconds since 1970, by the portal's clock. `after`: it is sent when this one has ended. */
  | { step: 'under_way'; since: number; after?: VehicleCommand }
  | { step: 'done'; at: number; reported: CommandAnswer['parsed'] }
  /** The device, its plan or the user's access said no. `code` is the server's, null if the device itself refused. */
  | { step: 'refused'; code: string | null; detail: string | null }
  /** The device did not answer within `waited` milliseconds: nothing changed (commerce 8). */
  | { step: 'unanswered'; waited: number; detail: string | null }
  | { step: 'failed'; error: ApiError };

const IDLE: CommandProgress = { step: 'idle' };
/** Of these one undoes the other: they go to a device one after the other, and what is said about one ends with the other. */
const OPPOSITE: Partial<Record<VehicleCommand, VehicleCommand>> = {
  arm: 'disarm',
  disarm: 'arm',
  remote_start: 'remote_stop',
  remote_stop: 'remote_start',
  panic_on: 'panic_off',
  panic_off: 'panic_on',
};

type Key = `${string} ${VehicleCommand}`;
const keyOf = (deviceKey: string, command: VehicleCommand): Key => `${deviceKey} ${command}`;
const useCommands = createSessionStore<Partial<Record<Key, CommandProgress>>>(() => ({}));
const record = (key: Key, progress: CommandProgress) => useCommands.setState({ [key]: progress });

/** Aborted by a logout: what comes back afterwards belongs to nobody. */
let session = new AbortController();
onLogout(() => {
  session.abort();
  session = new AbortController();
});

/** The page is being left: its calls are cut off, whatever the device makes of them. */
let isLeaving = false;
globalThis.window?.addEventListener('pagehide', () => {
  isLeaving = true;
});
globalThis.window?.addEventListener('pageshow', () => {
  isLeaving = false;
});

export const useCommandProgress = (deviceKey: string, command: VehicleCommand): CommandProgress =>
  useCommands((progress) => progress[keyOf(deviceKey, command)] ?? IDLE);

/** Takes what a device said instead of the cache, to put the answers of many into it at once. */
export type Collect = (deviceKey: string, answer: CommandAnswer) => void;

/**
 * Sends a command and follows it to its end; its progress outlives the page that sent it, and its end stands in the
 * vehicle's history. A second press while it is under way does nothing, and one that undoes another waits for its end; one to
 * a device that an outage or maintenance blocks is not sent (core 4). `collect`: it is one of many. Never rejects.
 */
export async function runCommand(
  deviceKey: string,
  command: VehicleCommand,
  collect?: Collect,
): Promise<CommandProgress> {
  const key = keyOf(deviceKey, command);
  const { signal } = session;
  const under = useCommands.getState()[key];
  if (under?.step === 'under_way') return under;
  const opposite = OPPOSITE[command];
  if (opposite) {
    const other = keyOf(deviceKey, opposite);
    if (useCommands.getState()[other]?.step === 'under_way') {
      record(key, { step: 'under_way', since: now(), after: opposite });
      await whenEnded(deviceKey, opposite);
      if (signal.aborted) return IDLE;
    }
    if (useCommands.getState()[other]) record(other, IDLE);
  }
  const interruption = stoppedBy(deviceKey);
  if (interruption) {
    const refused: CommandProgress = { step: 'refused', code: interruption, detail: null };
    record(key, refused);
    noteSent(deviceKey, command, collect ? 'bulk' : 'single', now());
    noteEnd(deviceKey, command, endOf(refused));
    return refused;
  }
  const since = now();
  record(key, { step: 'under_way', since });
  noteSent(deviceKey, command, collect ? 'bulk' : 'single', since);
  const end = await outcomeOf(deviceKey, command, { since, signal, collect: collect ?? patchReported });
  if (signal.aborted) return IDLE;
  record(key, end);
  noteEnd(deviceKey, command, isLeaving && isCutOff(end) ? endOf(IDLE) : endOf(end));
  if (end.step === 'refused' && isInterruption(end.code)) void heardOf(end.code);
  if (!collect) afterWrite(queryClient, 'sendCommand');
  return end;
}

/** Waits for the end of a command that somebody else sent; a logout ends it as `idle`. */
export function whenEnded(deviceKey: string, command: VehicleCommand): Promise<CommandProgress> {
  const progress = () => useCommands.getState()[keyOf(deviceKey, command)] ?? IDLE;
  return new Promise((resolve) => {
    const look = () => {
      if (progress().step === 'under_way') return;
      stop();
      resolve(progress());
    };
    const stop = useCommands.subscribe(look);
    look();
  });
}

/** Nothing came back: the device may have done it all the same. */
const isCutOff = (end: CommandProgress): boolean =>
  end.step === 'failed' && (end.error.kind === 'network' || end.error.kind === 'canceled');

/** How the history calls an end. A call that failed may have reached the device all the same. */
function endOf(end: CommandProgress): CommandEnd {
  switch (end.step) {
    case 'done':
      return { step: 'acknowledged', at: end.at, code: null, detail: null };
    case 'refused':
      return { step: 'refused', at: now(), code: end.code, detail: end.detail };
    case 'unanswered':
      return { step: 'timed_out', at: now(), code: null, detail: end.detail };
    case 'failed':
      return { step: 'failed', at: now(), code: null, detail: end.error.detail, ...(isCutOff(end) && { isCut: true }) };
    case 'idle':
    case 'under_way':
      return { step: 'unseen', at: now(), code: null, detail: null };
  }
}

/** Takes back what was said about commands that outages and maintenance stopped, when they are over. */
export function forgetInterrupted(): void {
  for (const [key, progress] of Object.entries(useCommands.getState())) {
    if (progress?.step === 'refused' && isInterruption(progress.code)) record(key as Key, IDLE);
  }
}

async function outcomeOf(
  deviceKey: string,
  command: VehicleCommand,
  { since, signal, collect }: { since: number; signal: AbortSignal; collect: Collect },
): Promise<CommandProgress> {
  try {
    const answer = await body(sendCommand({ deviceKey, command }, { signal }));
    collect(deviceKey, answer);
    if (!answer.parsed.command_success) return { step: 'refused', code: null, detail: null };
    return { step: 'done', at: answer.answered_at ? Date.parse(answer.answered_at) : now(), reported: answer.parsed };
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.kind === 'forbidden') return { step: 'refused', code: error.code, detail: error.detail };
    if (error.kind === 'device-unreachable') return { step: 'unanswered', waited: now() - since, detail: error.detail };
    return { step: 'failed', error };
  }
}
