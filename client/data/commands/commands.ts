import { sendCommand } from '../../../generated/client/iot.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { CommandAnswer } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import type { NotSent } from '../../rules/device-requests/progress.ts';
import {
  type CommandProgress,
  forgetUnanswered,
  IDLE,
  isCutOff,
  isInLine,
  isUnderWay,
  progressOf,
  record,
  whenEnded,
} from '../device-requests/progress.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { patchReported } from '../vehicles/cache.ts';
import { type CommandEnd, noteEnd, noteQueued, noteSent } from './command-history.ts';

/** Opposite commands, which are sent to a device one after the other. A new one clears the outcome of the other. */
const OPPOSITE: Partial<Record<VehicleCommand, VehicleCommand>> = {
  arm: 'disarm',
  disarm: 'arm',
  remote_start: 'remote_stop',
  remote_stop: 'remote_start',
  panic_on: 'panic_off',
  panic_off: 'panic_on',
};

/** Milliseconds that a command waits for another one. Later it may no longer be what the user wants. */
const LONGEST_WAIT = 60_000;
/** Milliseconds that a button shows an outcome. Afterwards only the vehicle's reports state its condition. */
const SUCCESS_SHOWN = 10_000;
const FAILURE_SHOWN = 5 * 60_000;

/** The page is unloading: its calls are cut off, whether or not the device executes them. */
let isLeaving = false;
globalThis.window?.addEventListener('pagehide', () => {
  isLeaving = true;
});
globalThis.window?.addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Options for a command of a batch. */
export type Batch = {
  /** Receives device reports instead of the cache, to apply many at once. */
  collect: (deviceKey: string, answer: CommandAnswer) => void;
  /** Called when the command is sent, which may be long after the request. */
  onSent: () => void;
  /** Aborts a queued command. No effect once it is sent. */
  stop: AbortSignal;
};

/**
 * Sends a command and follows it to its end. Its progress outlives the page, and its outcome is recorded in the
 * history. A no-op while the same command is in flight. Waits for the opposite command. Sends nothing to a device
 * blocked by an outage or maintenance (core 4). `batch`: one of many. Never rejects.
 */
export async function runCommand(deviceKey: string, command: VehicleCommand, batch?: Batch): Promise<CommandProgress> {
  const signal = sessionSignal();
  const under = progressOf(deviceKey, command);
  if (isUnderWay(under)) return under;
  const opposite = OPPOSITE[command];
  if (opposite && isUnderWay(progressOf(deviceKey, opposite))) {
    const stopped = await inLine(deviceKey, command, { after: opposite, signal, batch });
    if (stopped) return stopped;
  }
  if (opposite && progressOf(deviceKey, opposite).step !== 'idle') record(deviceKey, opposite, IDLE);
  const since = now();
  noteSent(deviceKey, command, batch ? 'bulk' : 'single', since);
  batch?.onSent();
  record(deviceKey, command, { step: 'under_way', since });
  const end = await outcomeOf(deviceKey, command, { since, collect: batch?.collect ?? patchReported });
  if (signal.aborted) return IDLE;
  if (end.step === 'done') forgetUnanswered(deviceKey);
  show(deviceKey, command, end);
  noteEnd(deviceKey, command, isLeaving && isCutOff(end) ? endOf(IDLE) : endOf(end));
  if (!batch) afterWrite(queryClient, 'sendCommand');
  return end;
}

/** Whether a new command would wait, directly or behind a waiting one of its kind. */
export function hasToWait(deviceKey: string, command: VehicleCommand): boolean {
  const own = progressOf(deviceKey, command);
  const opposite = OPPOSITE[command];
  return isUnderWay(own) ? isInLine(own) : opposite !== undefined && isUnderWay(progressOf(deviceKey, opposite));
}

/** Shows the outcome of a command for a limited time. */
function show(deviceKey: string, command: VehicleCommand, end: CommandProgress): void {
  record(deviceKey, command, end);
  const isFailure = end.step !== 'done' && !(end.step === 'not_sent' && end.why === 'canceled');
  const fade = () => {
    if (progressOf(deviceKey, command) === end) record(deviceKey, command, IDLE);
  };
  setTimeout(fade, isFailure ? FAILURE_SHOWN : SUCCESS_SHOWN);
}

type Waiting = { after: VehicleCommand; signal: AbortSignal; batch: Batch | undefined };
/** Its place in the queue. `out` is aborted with the reason when it is removed. */
type Place = { deviceKey: string; command: VehicleCommand; isOfBatch: boolean; out: AbortController };

/** Queued commands. While there are any, the browser asks before unload, because they would not be sent. */
const line = new Set<Place>();
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Cancels a waiting command. */
export function takeBack(deviceKey: string, command: VehicleCommand): void {
  for (const place of line) {
    if (place.deviceKey === deviceKey && place.command === command) place.out.abort('canceled' satisfies NotSent);
  }
}

/**
 * Drops and returns the waiting commands of a vehicle whose page is left. Batches go on, as their dialog shows them.
 */
export function dropWaiting(deviceKey: string): VehicleCommand[] {
  const left = [...line].filter((place) => place.deviceKey === deviceKey && !place.isOfBatch);
  for (const { out } of left) out.abort('left' satisfies NotSent);
  return left.map(({ command }) => command);
}

/** Waits for the end of the opposite command. `null` if this one may be sent, otherwise why not. */
async function inLine(
  deviceKey: string,
  command: VehicleCommand,
  { after, signal, batch }: Waiting,
): Promise<CommandProgress | null> {
  const since = now();
  record(deviceKey, command, { step: 'under_way', since, after });
  // A batch records its queue itself.
  if (!batch) noteQueued(deviceKey, command, since);
  const out = new AbortController();
  const place: Place = { deviceKey, command, isOfBatch: batch !== undefined, out };
  globalThis.window?.addEventListener('beforeunload', askToStay);
  line.add(place);
  const limit = setTimeout(() => out.abort('waited' satisfies NotSent), LONGEST_WAIT);
  const first = await whenEnded(deviceKey, after, batch ? AbortSignal.any([out.signal, batch.stop]) : out.signal);
  clearTimeout(limit);
  line.delete(place);
  if (line.size === 0) globalThis.window?.removeEventListener('beforeunload', askToStay);
  if (signal.aborted) return IDLE;
  if (batch?.stop.aborted) {
    record(deviceKey, command, IDLE);
    return IDLE;
  }
  const why = whyNot(first, out.signal);
  if (!why) return null;
  const notSent: CommandProgress = { step: 'not_sent', after, why };
  show(deviceKey, command, notSent);
  if (batch && (why === 'waited' || why === 'canceled')) noteSent(deviceKey, command, 'bulk', since);
  noteEnd(deviceKey, command, endOf(notSent));
  return notSent;
}

function whyNot(first: CommandProgress, { aborted, reason }: AbortSignal): NotSent | null {
  if (aborted) return reason as NotSent;
  // The device may still execute the first command, and this one would overtake it.
  return isLeaving || isCutOff(first) ? 'lost' : null;
}

/** Outcome for the history. A failed call may have reached the device. */
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
    case 'not_sent':
      return { step: 'not_sent', at: now(), code: null, detail: null, why: end.why };
    case 'idle':
    case 'under_way':
      return { step: 'unseen', at: now(), code: null, detail: null };
  }
}

type Sending = { since: number; collect: Batch['collect'] };

async function outcomeOf(
  deviceKey: string,
  command: VehicleCommand,
  { since, collect }: Sending,
): Promise<CommandProgress> {
  try {
    const answer = await sendToDevice(deviceKey, () => sendCommand({ deviceKey, command }));
    collect(deviceKey, answer);
    if (!answer.parsed.command_success) return { step: 'refused', code: null, detail: null };
    return { step: 'done', at: answer.answered_at ? Date.parse(answer.answered_at) : now(), reported: answer.parsed };
  } catch (failure) {
    const error = errorOfFailure(failure);
    if (error.kind === 'forbidden') return { step: 'refused', code: error.code, detail: error.detail };
    if (error.kind === 'device-unreachable')
      return { step: 'unanswered', waited: now() - since, at: now(), detail: error.detail };
    return { step: 'failed', error };
  }
}
