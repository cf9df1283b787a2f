import { now } from '../../lib/now.ts';
import { hasEnded, type Progress, type Why } from '../../rules/device-requests/progress.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { record, whenEnded } from './progress.ts';

/** Milliseconds that a request waits for another one. Later it may no longer be what the user wants. */
const LONGEST_WAIT = MINUTE;

/** A queued request. `out` is aborted with the reason when it leaves the queue unsent. */
type Place = { deviceKey: string; kind: string; isOfBatch: boolean; out: AbortController };

/** Queued requests. While there are any, the browser asks before unload, because they would not be sent. */
const queue = new Set<Place>();
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** The page is unloading: its calls are cut off, whether or not the device executes them. */
let isUnloading = false;
globalThis.window?.addEventListener('pagehide', () => {
  isUnloading = true;
});
globalThis.window?.addEventListener('pageshow', () => {
  isUnloading = false;
});
export const isLeaving = (): boolean => isUnloading;

/** Cancels a queued request. */
export function cancelQueued(deviceKey: string, kind: string): void {
  for (const place of queue) if (place.deviceKey === deviceKey && place.kind === kind) place.out.abort('canceled');
}

type Wait = { behind: string; stop?: AbortSignal | undefined };

/** Waits for the end of another request to the device. `null` if this one may be sent, otherwise why not. */
export async function waitForTurn(
  deviceKey: string,
  kind: string,
  { behind, stop }: Wait,
): Promise<Why | 'canceled' | null> {
  record(deviceKey, kind, { step: 'queued', since: now(), behind });
  const out = new AbortController();
  const place: Place = { deviceKey, kind, isOfBatch: stop !== undefined, out };
  globalThis.window?.addEventListener('beforeunload', askToStay);
  queue.add(place);
  const limit = setTimeout(() => out.abort('waited'), LONGEST_WAIT);
  const first = await whenEnded(deviceKey, behind, stop ? AbortSignal.any([out.signal, stop]) : out.signal);
  clearTimeout(limit);
  queue.delete(place);
  if (queue.size === 0) globalThis.window?.removeEventListener('beforeunload', askToStay);
  return whyNot(first, out.signal);
}

function whyNot(first: Progress, { aborted, reason }: AbortSignal): Why | 'canceled' | null {
  if (aborted) return reason as Why | 'canceled';
  // The device may still execute the first one, and this one would overtake it.
  return isLeaving() || hasEnded(first, 'lost') ? 'before' : null;
}

/** Number of components that show a device's requests, by its key. */
const watchers = new Map<string, number>();

/** Whether the page shows the progress of this device's requests. */
export const isWatched = (deviceKey: string): boolean => watchers.has(deviceKey);

/**
 * Registers a component that shows the requests to a device and returns its cleanup. When the last one unmounts, queued requests
 * are dropped and passed to `onDropped`, because the user could no longer see or cancel them. Batches go on, as their
 * dialog shows them.
 */
export function watchQueue(deviceKey: string, onDropped: (kinds: readonly string[]) => void): () => void {
  watchers.set(deviceKey, (watchers.get(deviceKey) ?? 0) + 1);
  return () => {
    const left = (watchers.get(deviceKey) ?? 0) - 1;
    if (left > 0) watchers.set(deviceKey, left);
    else watchers.delete(deviceKey);
    // Another layout of the same page mounts its own in the same commit.
    queueMicrotask(() => {
      const dropped = isWatched(deviceKey) ? [] : dropQueued(deviceKey);
      if (dropped.length > 0) onDropped(dropped);
    });
  };
}

function dropQueued(deviceKey: string): string[] {
  const left = [...queue].filter((place) => place.deviceKey === deviceKey && !place.isOfBatch);
  for (const { out } of left) out.abort('left');
  return left.map(({ kind }) => kind);
}
