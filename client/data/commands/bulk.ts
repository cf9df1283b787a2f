import { ApiError } from '../../api/errors.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import { now } from '../../lib/now.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import type { BulkCommand } from '../../rules/commands/bulk.ts';
import {
  type BulkEvent,
  type BulkFlow,
  EMPTY_FLOW,
  isRunning,
  type KeptBulk,
  keptOf,
  nextFlow,
  restored,
} from '../../rules/commands/bulk-flow.ts';
import { BULK_FINALIZING, BULK_SUCCESS } from '../../rules/constants/dialogs.ts';
import {
  type Ended,
  hasEnded,
  IDLE,
  isPending,
  isQueued,
  type Progress,
} from '../../rules/device-requests/progress.ts';
import { createKeptStore } from '../../state/kept-store.ts';
import { createSessionStore } from '../../state/store.ts';
import { whenEnded, whenSo } from '../device-requests/progress.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { patchReportedSoon, putReported } from '../vehicles/cache.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { dropBatch, noteBatch } from './command-history.ts';
import { type Batch, hasToWait, runCommand } from './commands.ts';

/** Survives a reload (core 4). Written when a batch begins or ends and on page leave, not on each answer. */
const useKept = createKeptStore<{ left: KeptBulk | null }>('bulk-commands', 3, () => ({ left: null }));
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
  dropBatch();
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

/** Sends a command at once, after the press of a button that named it with its vehicles. A no-op while a batch runs. */
export function sendNamed(command: BulkCommand, vehicleIds: readonly number[]): void {
  dispatchBulk({ type: 'opened', vehicleIds, command });
  void sendBulk(vehicleIds);
}

type Ends = { session: AbortSignal; stop: AbortSignal };

async function sendAll(command: BulkCommand, keys: ReadonlyMap<number, string>, ends: Ends): Promise<void> {
  const held: Promise<void>[] = [];
  noteBatch(keys.values(), command, now());
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
  dropBatch();
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
  // Rows have the server's words alone (core 8).
  const { error: _, ...row } = end;
  dispatchBulk({ type: 'answered', vehicleId, end: row });
}

/** The network is lost. */
const isLost = ({ outcome, why, error }: Ended): boolean =>
  outcome === 'not_sent' ? why === 'before' : error instanceof ApiError && error.kind === 'network';

/**
 * If the same command is in flight to the vehicle, its outcome counts for both. A command that was stopped while queued has
 * no outcome.
 */
async function ended(deviceKey: string, command: BulkCommand, batch: Batch): Promise<Ended> {
  const end = await followed(deviceKey, command, batch);
  return end.step === 'ended' ? end : { step: 'ended', outcome: 'lost', at: null };
}

async function followed(deviceKey: string, command: BulkCommand, batch: Batch): Promise<Progress> {
  const end = await runCommand(deviceKey, command, batch);
  if (!isPending(end)) return end;
  const sent = await whenSo(deviceKey, command, { isSo: (progress) => !isQueued(progress), until: batch.stop });
  if (batch.stop.aborted && isQueued(sent)) return IDLE;
  if (hasEnded(sent, 'not_sent', 'canceled')) return sent;
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

/** Ends early on logout. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
