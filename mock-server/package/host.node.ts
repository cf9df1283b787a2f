import { cutConnection, type Host, waitWith } from '../host.ts';
import type { Time } from './types.ts';

/** Taken when the package is imported, so that a test that fakes time later does not stop the mock. */
const { setTimeout, clearTimeout, fetch: ownFetch } = globalThis;
const { now } = Date;

/** `fetch` of this process, from before a test replaced it. */
export const realFetch: typeof fetch = ownFetch;

/** Milliseconds that have passed, also while a test stands still. */
export const elapsed: () => number = performance.now.bind(performance);

function clockOf(clock: Time | (() => number) | undefined): () => number {
  if (clock === undefined) return now;
  if (typeof clock === 'function') return clock;
  const fixed = new Date(clock).getTime();
  if (Number.isNaN(fixed)) throw new Error(`clock is not a time: ${String(clock)}`);
  return () => fixed;
}

/** Host of a mock without a port. */
export const processHost = (clock?: Time | (() => number)): Host => ({
  now: clockOf(clock),
  wait: waitWith(setTimeout, clearTimeout),
  drop: cutConnection,
});
