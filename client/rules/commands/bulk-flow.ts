import { type Begun, type Ended, isQueued } from '../device-requests/progress.ts';
import type { BulkCommand } from './bulk.ts';

/** Outcome of a batch so far. `unsent`: removed before they were sent. `earlier`: successes before its retry, part of `success`. */
export type BulkTally = {
  command: BulkCommand;
  total: number;
  success: number;
  failed: number;
  unsent: number;
  earlier: number;
};

/**
 * The flow of core 4: idle, sending, a finalizing pause, the success shown for a while, reset. `stopped`: the batch was
 * canceled or lost its connection before all commands were sent.
 */
export type BulkFlow = {
  phase: 'idle' | 'sending' | 'finalizing' | 'success';
  /** Chosen by the user since the dialog opened. `null` on each opening, so that no command is preselected. */
  command: BulkCommand | null;
  ticked: ReadonlySet<number>;
  /** By vehicle: the running batch, afterwards its results until the next one or the end of the dialog. */
  rows: ReadonlyMap<number, Begun>;
  /** The command of `rows`. `null` without rows. */
  sent: BulkCommand | null;
  stopped: 'canceled' | 'lost' | null;
  /** The running batch, or the last one until the user changes the form. */
  tally: BulkTally | null;
  /** Input that was missing when the user pressed "Send Command" (core 5). */
  missing: { command: boolean; vehicles: boolean };
};

export type BulkEvent =
  /** `command`: chosen by a button that names command and vehicles. */
  | { type: 'opened'; vehicleIds: readonly number[]; command?: BulkCommand | null }
  /** `allowed`: the ticked vehicles that the command allows. */
  | { type: 'commandChosen'; command: BulkCommand; allowed: readonly number[] }
  | { type: 'ticked'; vehicleIds: readonly number[]; isOn: boolean }
  /** `isRetry`: sends the command of the failed rows and keeps the chosen command. */
  | { type: 'submitted'; vehicleIds: readonly number[]; isRetry?: boolean }
  | { type: 'started'; vehicleId: number; at: number }
  | { type: 'answered'; vehicleId: number; end: Ended }
  | { type: 'stopped'; why: 'canceled' | 'lost' }
  /** The pauses of core 9 have passed. */
  | { type: 'finalized' }
  | { type: 'shown' }
  | { type: 'closed' };

const NOTHING_MISSING = { command: false, vehicles: false };
export const EMPTY_FLOW: BulkFlow = {
  phase: 'idle',
  command: null,
  ticked: new Set(),
  rows: new Map(),
  sent: null,
  stopped: null,
  tally: null,
  missing: NOTHING_MISSING,
};

const WAITING: Begun = { step: 'queued', since: null, behind: 'vehicles' };
const isWaiting = (row: Begun | undefined): boolean => row?.step === 'queued';
const isDone = (row: Begun | undefined): boolean => row?.step === 'ended' && row.outcome === 'done';

/** While commands are in flight, nothing can be ticked or chosen. */
export const isRunning = ({ phase }: Pick<BulkFlow, 'phase'>): boolean => phase === 'sending' || phase === 'finalizing';

/** Returns the flow after an event. Events that do not apply in the current phase are no-ops. */
export function nextFlow(flow: BulkFlow, event: BulkEvent): BulkFlow {
  switch (event.type) {
    case 'opened':
      return isRunning(flow) ? flow : opened(flow, event);
    case 'commandChosen':
      return isRunning(flow) ? flow : chosen(reset(flow), event);
    case 'ticked':
      return isRunning(flow) ? flow : tick(reset(flow), event.vehicleIds, event.isOn);
    case 'submitted':
      return isRunning(flow) ? flow : submitted(reset(flow), event);
    case 'started': {
      if (!isWaiting(flow.rows.get(event.vehicleId))) return flow;
      return { ...flow, rows: new Map(flow.rows).set(event.vehicleId, { step: 'sent', since: event.at }) };
    }
    case 'answered':
      return answered(flow, event);
    case 'stopped':
      return stopped(flow, event.why);
    case 'finalized':
      if (flow.phase !== 'finalizing') return flow;
      // Without a new success, skips the success phase: the failures are visible already.
      return flow.tally && flow.tally.success > flow.tally.earlier
        ? { ...flow, phase: 'success' }
        : reset({ ...flow, phase: 'success' });
    case 'shown':
      return reset(flow);
    case 'closed':
      return isRunning(flow) ? flow : startedOver(flow);
  }
}

type Opened = Extract<BulkEvent, { type: 'opened' }>;

/** Opened for certain vehicles, the dialog selects only those. Otherwise it shows a batch that ended while it was closed. */
const opened = (flow: BulkFlow, { vehicleIds, command = null }: Opened): BulkFlow =>
  vehicleIds.length > 0 ? { ...tick(EMPTY_FLOW, vehicleIds, true), command } : startedOver(flow, doneOf(flow));

type Chosen = Extract<BulkEvent, { type: 'commandChosen' }>;

/**
 * Unticks vehicles that the command does not allow. Failed vehicles stay only for a retry of their command (core 4). Results of the
 * others stay readable.
 */
function chosen(flow: BulkFlow, { command, allowed }: Chosen): BulkFlow {
  if (command === flow.command) return flow;
  const missing = { ...flow.missing, command: false };
  const stays = new Set(allowed.filter((id) => flow.ticked.has(id)));
  if (command === flow.sent) return { ...flow, command, ticked: stays, missing };
  const failed = failedOf(flow);
  const ticked = new Set([...stays].filter((id) => !failed.has(id)));
  const rows = doneOf(flow);
  return { ...flow, command, ticked, rows, sent: rows.size > 0 ? flow.sent : null, tally: null, missing };
}

function tick(flow: BulkFlow, vehicleIds: readonly number[], isOn: boolean): BulkFlow {
  if (vehicleIds.length === 0) return flow;
  const ticked = new Set(flow.ticked);
  for (const id of vehicleIds) {
    if (isOn) ticked.add(id);
    else ticked.delete(id);
  }
  return { ...flow, ticked, tally: null, missing: { ...flow.missing, vehicles: false } };
}

type Submitted = Extract<BulkEvent, { type: 'submitted' }>;

function submitted(flow: BulkFlow, { vehicleIds, isRetry = false }: Submitted): BulkFlow {
  const command = isRetry ? flow.sent : flow.command;
  const missing = { command: command === null, vehicles: vehicleIds.length === 0 };
  if (command === null || missing.vehicles) return { ...flow, tally: null, missing };
  const sending = new Map<number, Begun>(vehicleIds.map((id) => [id, WAITING]));
  // A retry belongs to its batch: those that succeeded still count.
  const done = isRetry ? new Map([...doneOf(flow)].filter(([id]) => !sending.has(id))) : NO_ROWS;
  const earlier = done.size;
  return {
    ...flow,
    phase: 'sending',
    rows: new Map([...done, ...sending]),
    sent: command,
    stopped: null,
    tally: { command, total: earlier + vehicleIds.length, success: earlier, failed: 0, unsent: 0, earlier },
    missing,
  };
}

type Answered = Extract<BulkEvent, { type: 'answered' }>;

function answered(flow: BulkFlow, { vehicleId, end }: Answered): BulkFlow {
  const step = flow.rows.get(vehicleId)?.step;
  const result = isDone(end) ? 'success' : 'failed';
  // A command that waited for another one may fail without being sent.
  const isOpen = step === 'sent' || (step === 'queued' && result === 'failed');
  if (!flow.tally || !isOpen) return flow;
  const rows = new Map(flow.rows).set(vehicleId, end);
  return whenAllAnswered({ ...flow, rows, tally: { ...flow.tally, [result]: flow.tally[result] + 1 } });
}

/** Removes the rows of unsent commands, which stay ticked. Commands in flight still report their outcome. */
function stopped(flow: BulkFlow, why: 'canceled' | 'lost'): BulkFlow {
  if (flow.phase !== 'sending' || flow.stopped || !flow.tally) return flow;
  const rows = new Map([...flow.rows].filter(([, row]) => !isQueued(row)));
  return whenAllAnswered({ ...flow, rows, stopped: why, tally: { ...flow.tally, unsent: flow.rows.size - rows.size } });
}

function whenAllAnswered(flow: BulkFlow): BulkFlow {
  const { total, success, failed, unsent } = flow.tally ?? { total: 0, success: 0, failed: 0, unsent: 0 };
  return success + failed + unsent === total ? { ...flow, phase: 'finalizing' } : flow;
}

/**
 * After the success phase: failed and unsent vehicles stay ticked while the dialog is open (core 4), and the results stay readable
 * beside their vehicles (docs/decisions/0026-what-pages-show-first.md).
 */
function reset(flow: BulkFlow): BulkFlow {
  if (flow.phase !== 'success') return flow;
  const { rows } = flow;
  const ticked = new Set([...flow.ticked].filter((id) => !isDone(flow.rows.get(id))));
  const command = ticked.size > 0 ? flow.command : null;
  return { ...flow, phase: 'idle', command, ticked, rows, sent: rows.size > 0 ? flow.sent : null };
}

/**
 * Resets the flow for the next opening. Vehicles that failed and are still ticked stay, for a retry of their command
 * only (core 4). Unsent ones do not: a canceled Unlock must not be ready to send later.
 */
function startedOver(flow: BulkFlow, done: ReadonlyMap<number, Begun> = NO_ROWS): BulkFlow {
  const failed = failedAndTicked(flow);
  if (failed.size + done.size === 0) return EMPTY_FLOW;
  return { ...EMPTY_FLOW, ticked: new Set(failed.keys()), rows: new Map([...done, ...failed]), sent: flow.sent };
}

const NO_ROWS: ReadonlyMap<number, Begun> = new Map();
const doneOf = ({ rows }: Pick<BulkFlow, 'rows'>): Map<number, Begun> =>
  new Map([...rows].filter(([, row]) => isDone(row)));

/** Returns the failed rows by vehicle. */
export function failedOf({ rows }: Pick<BulkFlow, 'rows'>): Map<number, Ended> {
  const failed = new Map<number, Ended>();
  for (const [id, row] of rows) if (row.step === 'ended' && !isDone(row)) failed.set(id, row);
  return failed;
}

const failedAndTicked = ({ rows, ticked }: Pick<BulkFlow, 'rows' | 'ticked'>) =>
  new Map([...failedOf({ rows })].filter(([id]) => ticked.has(id)));

/** The part of a flow that survives a reload: the failed vehicles and their command (core 4). */
export type KeptBulk = {
  command: BulkCommand;
  failed: readonly (readonly [vehicleId: number, end: Ended])[];
};

const UNSEEN: Ended = { step: 'ended', outcome: 'lost', at: null };

/** Returns the part of a flow to keep over a reload, or `null`. A command in flight counts as failed: its outcome is unknown. */
export function keptOf({ rows, ticked, sent }: BulkFlow): KeptBulk | null {
  if (sent === null) return null;
  const failed = [...rows].flatMap(([id, row]) => {
    if (row.step === 'sent') return [[id, UNSEEN] as const];
    if (row.step !== 'ended' || isDone(row) || !ticked.has(id)) return [];
    return [[id, row] as const];
  });
  return failed.length > 0 ? { command: sent, failed } : null;
}

/** The flow after a reload. */
export const restored = ({ command, failed }: KeptBulk): BulkFlow => ({
  ...EMPTY_FLOW,
  ticked: new Set(failed.map(([id]) => id)),
  rows: new Map(failed),
  sent: command,
});
