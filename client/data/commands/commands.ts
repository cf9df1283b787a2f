import { sendCommand } from '../../../generated/client/iot.ts';
import type { CommandAnswer } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { isPending, isQueued, type Progress } from '../../rules/device-requests/progress.ts';
import { progressOf } from '../device-requests/progress.ts';
import { runRequest } from '../device-requests/request.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { patchReported } from '../vehicles/cache.ts';
import { noteEnd, noteQueued, noteSent } from './command-history.ts';

/** Opposite commands, which are sent to a device one after the other. A new one clears the outcome of the other. */
const OPPOSITE: Partial<Record<VehicleCommand, VehicleCommand>> = {
  arm: 'disarm',
  disarm: 'arm',
  remote_start: 'remote_stop',
  remote_stop: 'remote_start',
  panic_on: 'panic_off',
  panic_off: 'panic_on',
};

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
 * Sends a command, after the opposite one if that is pending, and records it in the history. `batch`: one of many. See
 * `runRequest`.
 */
export function runCommand(deviceKey: string, command: VehicleCommand, batch?: Batch): Promise<Progress> {
  let isSent = false;
  const collect = batch?.collect ?? patchReported;
  const behind = OPPOSITE[command];
  return runRequest({
    deviceKey,
    kind: command,
    send: () => sendCommand({ deviceKey, command }),
    judge: ({ parsed }) => judge(command, parsed),
    onAnswer: (answer) => collect(deviceKey, answer),
    behind,
    stop: batch?.stop,
    isTransient: true,
    log: {
      onQueued: (since) => {
        // A batch records its queue itself.
        if (!batch) noteQueued(deviceKey, command, since, behind);
      },
      onSent: (since) => {
        isSent = true;
        noteSent(deviceKey, command, batch ? 'bulk' : 'single', since);
        batch?.onSent();
      },
      onEnded: (end) => {
        const isDropped = end.outcome === 'canceled' || end.why === 'waited';
        if (batch && !isSent && isDropped) noteSent(deviceKey, command, 'bulk', end.at ?? now());
        noteEnd(deviceKey, command, end);
        if (!batch && isSent) afterWrite(queryClient, 'sendCommand');
      },
    },
  });
}

/** Whether a new command would wait, directly or behind a waiting one of its kind. */
export function hasToWait(deviceKey: string, command: VehicleCommand): boolean {
  const own = progressOf(deviceKey, command);
  const opposite = OPPOSITE[command];
  return isPending(own) ? isQueued(own) : opposite !== undefined && isPending(progressOf(deviceKey, opposite));
}

type Reported = CommandAnswer['parsed'];
/** State that a device reports after a successful command. The others have no state to compare. */
const WANTED: Partial<Record<VehicleCommand, readonly ['armed' | 'engine_on' | 'panic_status', boolean]>> = {
  arm: ['armed', true],
  disarm: ['armed', false],
  remote_start: ['engine_on', true],
  remote_stop: ['engine_on', false],
  panic_on: ['panic_status', true],
  panic_off: ['panic_status', false],
};

/**
 * Core 7 reads panic commands by `panic_status`, all others by `command_success`. A state that the answer leaves out proves nothing
 * against it: the vehicle keeps its last report (docs/decisions/0019-documented-fields.md).
 */
function judge(command: VehicleCommand, parsed: Reported): 'done' | 'not_carried_out' | 'refused' {
  const [field, wanted] = WANTED[command] ?? [];
  const state = field && parsed[field];
  if (field === 'panic_status' && state === wanted) return 'done';
  if (!parsed.command_success) return 'refused';
  return state === undefined || state === wanted ? 'done' : 'not_carried_out';
}
