import type { BulkCommand } from './bulk.ts';

/** Why it came to nothing with one vehicle. `code` and `detail` are the server's. */
export type BulkFailure = {
  /**
   * `unanswered`: the device said nothing and changed nothing. `lost`: no answer came back, so nobody knows. `not_sent`: it
   * waited for another command to the vehicle, too long or until it was taken back there.
   */
  kind: 'refused' | 'unanswered' | 'lost' | 'not_sent' | 'failed';
  code: string | null;
  detail: string | null;
};

/** How far one vehicle of a batch is. Times are milliseconds since 1970. */
export type BulkRow =
  | { step: 'waiting' }
  | { step: 'sending'; since: number }
  | { step: 'success'; at: number }
  | { step: 'failed'; why: BulkFailure };

/** What became of a batch, or has become of it so far. `unsent`: taken out before they were sent. */
export type BulkTally = { command: BulkCommand; total: number; success: number; failed: number; unsent: number };

/**
 * The flow of core 4: idle, sending, a finalizing pause, the success shown for a while, reset. `stopped` while a batch is not
 * sent to its end: somebody canceled it, or the connection was lost.
 */
export type BulkFlow = {
  phase: 'idle' | 'sending' | 'finalizing' | 'success';
  command: BulkCommand | null;
  ticked: ReadonlySet<number>;
  /** By vehicle: of the batch that runs, afterwards of those that failed. */
  rows: ReadonlyMap<number, BulkRow>;
  stopped: 'canceled' | 'lost' | null;
  /** The batch that runs or, until something is changed, the last one. */
  tally: BulkTally | null;
  /** What a press on "Send Command" lacked (core 5). */
  missing: { command: boolean; vehicles: boolean };
};

export type BulkEvent =
  | { type: 'opened'; vehicleIds: readonly number[] }
  /** `allowed`: the ticked vehicles that the command allows. */
  | { type: 'commandChosen'; command: BulkCommand; allowed: readonly number[] }
  | { type: 'ticked'; vehicleIds: readonly number[]; isOn: boolean }
  | { type: 'submitted'; vehicleIds: readonly number[] }
  | { type: 'started'; vehicleId: number; at: number }
  | { type: 'answered'; vehicleId: number; row: Extract<BulkRow, { step: 'success' | 'failed' }> }
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
  stopped: null,
  tally: null,
  missing: NOTHING_MISSING,
};

/** While commands are on their way nothing can be ticked or chosen. */
export const isRunning = ({ phase }: Pick<BulkFlow, 'phase'>): boolean => phase === 'sending' || phase === 'finalizing';

/** What an event makes of the flow; one that does not belong where the flow is changes nothing. */
export function nextFlow(flow: BulkFlow, event: BulkEvent): BulkFlow {
  switch (event.type) {
    case 'opened':
      return isRunning(flow) ? flow : tick(reset(flow), event.vehicleIds, true);
    case 'commandChosen':
      return isRunning(flow) ? flow : chosen(reset(flow), event);
    case 'ticked':
      return isRunning(flow) ? flow : tick(reset(flow), event.vehicleIds, event.isOn);
    case 'submitted':
      return isRunning(flow) ? flow : submitted(reset(flow), event.vehicleIds);
    case 'started': {
      if (flow.rows.get(event.vehicleId)?.step !== 'waiting') return flow;
      return { ...flow, rows: new Map(flow.rows).set(event.vehicleId, { step: 'sending', since: event.at }) };
    }
    case 'answered':
      return answered(flow, event);
    case 'stopped':
      return stopped(flow, event.why);
    case 'finalized':
      if (flow.phase !== 'finalizing') return flow;
      // There is no success to show: what failed stands there already.
      return flow.tally?.success ? { ...flow, phase: 'success' } : reset({ ...flow, phase: 'success' });
    case 'shown':
      return reset(flow);
    case 'closed':
      return closed(flow);
  }
}

type Chosen = Extract<BulkEvent, { type: 'commandChosen' }>;

/** Takes out what the command does not allow; what failed with another one says nothing about it. */
function chosen(flow: BulkFlow, { command, allowed }: Chosen): BulkFlow {
  if (command === flow.command) return flow;
  const ticked = new Set(allowed.filter((id) => flow.ticked.has(id)));
  return { ...flow, command, ticked, rows: new Map(), tally: null, missing: { ...flow.missing, command: false } };
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

function submitted(flow: BulkFlow, vehicleIds: readonly number[]): BulkFlow {
  const { command } = flow;
  const missing = { command: command === null, vehicles: vehicleIds.length === 0 };
  if (command === null || missing.vehicles) return { ...flow, tally: null, missing };
  return {
    ...flow,
    phase: 'sending',
    rows: new Map(vehicleIds.map((id) => [id, { step: 'waiting' }])),
    stopped: null,
    tally: { command, total: vehicleIds.length, success: 0, failed: 0, unsent: 0 },
    missing,
  };
}

type Answered = Extract<BulkEvent, { type: 'answered' }>;

function answered(flow: BulkFlow, { vehicleId, row }: Answered): BulkFlow {
  const step = flow.rows.get(vehicleId)?.step;
  // A command that waited for another one may fail without being sent.
  const isOpen = step === 'sending' || (step === 'waiting' && row.step === 'failed');
  if (!flow.tally || !isOpen) return flow;
  const rows = new Map(flow.rows).set(vehicleId, row);
  return whenAllAnswered({ ...flow, rows, tally: { ...flow.tally, [row.step]: flow.tally[row.step] + 1 } });
}

/** What was not sent is taken out and stays ticked; what is under way is still waited for. */
function stopped(flow: BulkFlow, why: 'canceled' | 'lost'): BulkFlow {
  if (flow.phase !== 'sending' || flow.stopped || !flow.tally) return flow;
  const rows = new Map([...flow.rows].filter(([, { step }]) => step !== 'waiting'));
  return whenAllAnswered({ ...flow, rows, stopped: why, tally: { ...flow.tally, unsent: flow.rows.size - rows.size } });
}

function whenAllAnswered(flow: BulkFlow): BulkFlow {
  const { total, success, failed, unsent } = flow.tally ?? { total: 0, success: 0, failed: 0, unsent: 0 };
  return success + failed + unsent === total ? { ...flow, phase: 'finalizing' } : flow;
}

/** After the success was shown: what failed or was not sent stays ticked, and what failed says so (core 4). */
function reset(flow: BulkFlow): BulkFlow {
  if (flow.phase !== 'success') return flow;
  const failed = failedOf(flow);
  const ticked = new Set([...flow.ticked].filter((id) => flow.rows.get(id)?.step !== 'success'));
  const command = ticked.size > 0 ? flow.command : null;
  return { ...flow, phase: 'idle', command, ticked, rows: failed };
}

/** Whoever closes it without sending begins anew next time, but for what failed or was not sent. */
function closed(flow: BulkFlow): BulkFlow {
  if (isRunning(flow)) return flow;
  const { command, ticked, rows, stopped, tally } = reset(flow);
  const failed = failedOf({ rows });
  const kept = tally ? ticked : new Set([...ticked].filter((id) => failed.has(id)));
  if (kept.size === 0) return EMPTY_FLOW;
  return { ...EMPTY_FLOW, command, ticked: kept, rows: failed, stopped, tally };
}

/** Those that failed, with why. */
export function failedOf({ rows }: Pick<BulkFlow, 'rows'>): Map<number, Extract<BulkRow, { step: 'failed' }>> {
  const failed = new Map<number, Extract<BulkRow, { step: 'failed' }>>();
  for (const [id, row] of rows) if (row.step === 'failed') failed.set(id, row);
  return failed;
}

/** What a reload of the page leaves: what failed, and what was not sent or not answered, all ticked. */
export type KeptBulk = {
  command: BulkCommand;
  failed: readonly (readonly [vehicleId: number, why: BulkFailure])[];
  open: readonly number[];
};

/** What is to be kept of a flow; null where nothing is. */
export function keptOf({ command, ticked, rows, tally }: BulkFlow): KeptBulk | null {
  if (command === null) return null;
  const failed = [...failedOf({ rows })].map(([id, { why }]) => [id, why] as const);
  // What is only ticked, and was never sent, is not worth keeping.
  const open = tally ? [...ticked].filter((id) => !isOver(rows.get(id))) : [];
  return failed.length + open.length > 0 ? { command, failed, open } : null;
}
const isOver = (row: BulkRow | undefined): boolean => row?.step === 'success' || row?.step === 'failed';

/** The flow that was left. */
export const restored = ({ command, failed, open }: KeptBulk): BulkFlow => ({
  ...EMPTY_FLOW,
  command,
  ticked: new Set([...failed.map(([id]) => id), ...open]),
  rows: new Map(failed.map(([id, why]) => [id, { step: 'failed', why }])),
});
