import { sixAtOnce } from '../../lib/limiter.ts';
import { now } from '../../lib/now.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import type { BulkCommand } from '../../rules/commands/bulk.ts';
import {
  type BulkEvent,
  type BulkFlow,
  type BulkRow,
  EMPTY_FLOW,
  isRunning,
  type KeptBulk,
  keptOf,
  nextFlow,
  restored,
} from '../../rules/commands/bulk-flow.ts';
import { BULK_FINALIZING, BULK_SUCCESS } from '../../rules/constants/dialogs.ts';
import { createKeptStore } from '../../state/kept-store.ts';
import { createSessionStore } from '../../state/store.ts';
import { type CommandProgress, IDLE, isInLine, isUnderWay, whenEnded, whenSo } from '../device-requests/progress.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { patchReportedSoon, putReported } from '../vehicles/cache.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { dropLine, noteLine } from './command-history.ts';
import { type Batch, hasToWait, runCommand } from './commands.ts';

/** Survives a reload (core 4). Written when a batch begins or ends and on page leave, not on each answer. */
const useKept = createKeptStore<{ left: KeptBulk | null }>('bulk-commands', 2, () => ({ left: null }));
const keep = () => {
  const left = keptOf(useBulk.getState());
  if (left || useKept.getState().left) useKept.setState({ left });
};

/** State of the bulk commands dialog (core 2.7). A batch goes on when the dialog closes or the page changes. */
export const useBulk = createSessionStore<BulkFlow>(() => EMPTY_FLOW);
const { left } = useKept.getState();
if (left) useBulk.setState(restored(left));
globalThis.window?.addEventListener('pagehide', keep);

export function dispatchBulk(event: BulkEvent): void {
  const before = useBulk.getState();
  const flow = nextFlow(before, event);
  if (flow === before) return;
  useBulk.setState(flow, true);
  if (flow.phase !== before.phase || event.type === 'closed' || event.type === 'opened') keep();
}

/** Aborted when the batch is stopped. */
let stopping = new AbortController();

/** Cancels unsent commands and waits for the pending ones. */
export function stopBulk(why: 'canceled' | 'lost'): void {
  dispatchBulk({ type: 'stopped', why });
  stopping.abort();
  dropLine();
}

/**
 * Sends the chosen command to vehicles, a few at a time, and follows each to its end. Without a command or a vehicle
 * the state says what is missing (core 5). A no-op while a batch runs. `isRetry`: sends the failed command instead of
 * the chosen one. Never rejects.
 */
export async function sendBulk(vehicleIds: readonly number[], { isRetry = false } = {}): Promise<void> {
  if (isRunning(useBulk.getState())) return;
  const keys = keysOf(vehicleIds);
  dispatchBulk({ type: 'submitted', vehicleIds: [...keys.keys()], isRetry });
  const { phase, sent } = useBulk.getState();
  if (phase !== 'sending' || sent === null) return;
  const signal = sessionSignal();
  stopping = new AbortController();
  await sendAll(sent, keys, { session: signal, stop: stopping.signal });
  if (signal.aborted) return;
  afterWrite(queryClient, 'sendCommand');
  await pause(BULK_FINALIZING, signal);
  if (signal.aborted) return;
  dispatchBulk({ type: 'finalized' });
  if (useBulk.getState().phase !== 'success') return;
  await pause(BULK_SUCCESS, signal);
  if (!signal.aborted) dispatchBulk({ type: 'shown' });
}

type Ends = { session: AbortSignal; stop: AbortSignal };

async function sendAll(command: BulkCommand, keys: ReadonlyMap<number, string>, ends: Ends): Promise<void> {
  const held: Promise<void>[] = [];
  noteLine(keys.values(), command, now());
  await sixAtOnce(keys, async ([vehicleId, deviceKey]) => {
    if (ends.session.aborted || ends.stop.aborted) return;
    const isHeld = hasToWait(deviceKey, command);
    const sending = sendOne(vehicleId, deviceKey, { command, ...ends });
    // Takes the slot of the command it waits for. Until then it uses none.
    if (isHeld) held.push(sending);
    else await sending;
  });
  await Promise.all(held);
  if (ends.session.aborted) return;
  putReported();
  dropLine();
}

async function sendOne(
  vehicleId: number,
  deviceKey: string,
  { command, session, stop }: Ends & { command: BulkCommand },
): Promise<void> {
  const onSent = () => dispatchBulk({ type: 'started', vehicleId, at: now() });
  const end = await ended(deviceKey, command, { collect: patchReportedSoon, onSent, stop });
  if (session.aborted) return;
  // All others would fail in the same way.
  if (isLost(end)) stopBulk('lost');
  dispatchBulk({ type: 'answered', vehicleId, row: rowOf(end) });
}

/** The network is lost. */
const isLost = (end: CommandProgress): boolean =>
  end.step === 'not_sent' ? end.why === 'lost' : end.step === 'failed' && end.error.kind === 'network';

/** If the same command is in flight to the vehicle, its outcome counts for both. */
async function ended(deviceKey: string, command: BulkCommand, batch: Batch): Promise<CommandProgress> {
  const end = await runCommand(deviceKey, command, batch);
  if (!isUnderWay(end)) return end;
  const sent = await whenSo(deviceKey, command, { isSo: (progress) => !isInLine(progress), until: batch.stop });
  if (batch.stop.aborted && isInLine(sent)) return IDLE;
  if (sent.step === 'not_sent') return sent;
  batch.onSent();
  return whenEnded(deviceKey, command);
}

/** Device keys by vehicle, in the given order, without removed vehicles. */
function keysOf(vehicleIds: readonly number[]): Map<number, string> {
  const wanted = new Set(vehicleIds);
  const vehicles = queryClient.getQueryData(vehiclesQuery().queryKey) ?? [];
  const known = new Map(vehicles.filter(({ id }) => wanted.has(id)).map(({ id, device_key }) => [id, device_key]));
  return new Map(vehicleIds.flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? '']] : [])));
}

type Ended = Extract<BulkRow, { step: 'success' | 'failed' }>;

function rowOf(end: CommandProgress): Ended {
  switch (end.step) {
    case 'done':
      return { step: 'success', at: end.at };
    case 'refused':
      return { step: 'failed', why: { kind: 'refused', code: end.code, detail: end.detail } };
    case 'unanswered':
      return { step: 'failed', why: { kind: 'unanswered', code: null, detail: end.detail } };
    case 'failed': {
      const { kind, code, detail } = end.error;
      return { step: 'failed', why: { kind: kind === 'network' ? 'lost' : 'failed', code, detail } };
    }
    case 'not_sent':
      if (isLost(end)) return { step: 'failed', why: { kind: 'lost', code: null, detail: null } };
      return { step: 'failed', why: { kind: 'not_sent', code: null, detail: null, why: end.why } };
    case 'idle':
    case 'under_way':
      return { step: 'failed', why: { kind: 'lost', code: null, detail: null } };
  }
}

/** Ends early on logout. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
