import type { Context } from 'hono';

/** Services of an entry point: clock, delays and cut connections. */
export type Host = {
  now: () => number;
  /** Resolves after a delay, or as soon as `signal` aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Closes the connection without an answer. Without it, dropped requests get 503. */
  drop?: (c: Context) => Response;
};

/** `Host.wait` over the timers of a browser or of Node. */
export function waitWith<Timer>(
  start: (done: () => void, ms: number) => Timer,
  stop: (timer: Timer) => void,
): Host['wait'] {
  return (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const ended = () => {
        stop(timer);
        resolve();
      };
      const timer = start(() => {
        signal?.removeEventListener('abort', ended);
        resolve();
      }, ms);
      signal?.addEventListener('abort', ended, { once: true });
    });
}

const CUT = 'x-mock-cut';

/**
 * `Host.drop` where no connection can be closed: an answer that the entry point turns into a network error. Not
 * `Response.error()`, whose headers nobody may change: the CORS middleware would answer 500 in its place.
 */
export const cutConnection = (): Response => new Response(null, { status: 503, headers: { [CUT]: '1' } });
export const isCut = ({ headers }: Response): boolean => headers.has(CUT);
