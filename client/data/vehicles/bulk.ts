import { now } from '../../lib/now.ts';
import { BULK_AT_ONCE, type BulkCommand } from '../../rules/bulk.ts';
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
} from '../../rules/bulk-flow.ts';
import { TIMERS } from '../../rules/constants.ts';
import { createKeptStore } from '../../state/kept-store.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { afterWrite } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { patchReportedSoon, putReported } from './cache.ts';
import { dropQueued, noteQueued } from './command-history.ts';
import { type CommandProgress, runCommand, whenEnded } from './commands.ts';
import { vehiclesQuery } from './queries.ts';

/** What a reload keeps (core 4): written when a batch begins or ends and when the page is left, not with every answer. */
const useKept = createKeptStore<{ left: KeptBulk | null }>('bulk-commands', 1, () => ({ left: null }));
const keep = () => {
  const left = keptOf(useBulk.getState());
  if (left || useKept.getState().left) useKept.setState({ left });
};

/** The dialog of bulk commands (core 2.7). What was begun goes on when the dialog is closed or the page is another. */
export const useBulk = createSessionStore<BulkFlow>(() => EMPTY_FLOW);
const { left } = useKept.getState();
if (left) useBulk.setState(restored(left));
globalThis.window?.addEventListener('pagehide', keep);

/** Ends with the session: whatever comes after a logout belongs to nobody. */
let session = new AbortController();
onLogout(() => {
  session.abort();
  session = new AbortController();
});

export function tellBulk(event: BulkEvent): void {
  const before = useBulk.getState();
  const flow = nextFlow(before, event);
  if (flow === before) return;
  useBulk.setState(flow, true);
  if (flow.phase !== before.phase || event.type === 'closed') keep();
}

/** Takes out what was not sent yet, and waits for the rest. */
export const stopBulk = (why: 'canceled' | 'lost'): void => tellBulk({ type: 'stopped', why });

/**
 * Sends the chosen command to vehicles, a few at a time, and follows each to its end; without a command or a vehicle the flow
 * says what is missing (core 5). A second press while it runs does nothing. Never rejects.
 */
export async function sendBulk(vehicleIds: readonly number[]): Promise<void> {
  if (isRunning(useBulk.getState())) return;
  const keys = keysOf(vehicleIds);
  tellBulk({ type: 'submitted', vehicleIds: [...keys.keys()] });
  const { phase, command } = useBulk.getState();
  if (phase !== 'sending' || command === null) return;
  const { signal } = session;
  await sendAll(command, keys, signal);
  if (signal.aborted) return;
  afterWrite(queryClient, 'sendCommand');
  await pause(TIMERS.bulkFinalizing, signal);
  if (signal.aborted) return;
  tellBulk({ type: 'finalized' });
  if (useBulk.getState().phase !== 'success') return;
  await pause(TIMERS.bulkSuccess, signal);
  if (!signal.aborted) tellBulk({ type: 'shown' });
}

async function sendAll(command: BulkCommand, keys: ReadonlyMap<number, string>, signal: AbortSignal): Promise<void> {
  const queue = [...keys];
  noteQueued(keys.values(), command, now());
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [vehicleId, deviceKey] = next;
      if (signal.aborted || useBulk.getState().stopped) return;
      tellBulk({ type: 'started', vehicleId, at: now() });
      const end = await ended(deviceKey, command);
      if (signal.aborted) return;
      // The rest would fail in the same way, one by one.
      if (end.step === 'failed' && end.error.kind === 'network') stopBulk('lost');
      tellBulk({ type: 'answered', vehicleId, row: rowOf(end) });
    }
  };
  await Promise.all(Array.from({ length: BULK_AT_ONCE }, lane));
  if (signal.aborted) return;
  putReported();
  dropQueued();
}

/** A vehicle to which the same command is under way already gets it once: its end counts for both. */
async function ended(deviceKey: string, command: BulkCommand) {
  const end = await runCommand(deviceKey, command, patchReportedSoon);
  return end.step === 'under_way' ? whenEnded(deviceKey, command) : end;
}

/** Device keys by vehicle, in the order given; of vehicles that are gone there is none. */
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
    case 'idle':
    case 'under_way':
      return { step: 'failed', why: { kind: 'lost', code: null, detail: null } };
  }
}

/** Ends early when the session does. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
