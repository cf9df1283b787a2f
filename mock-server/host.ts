import type { Context } from 'hono';

/** Services of an entry point: clock, delays and, in Node, socket access. */
export type Host = {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Closes the connection without an answer. Without it, dropped requests get 503. */
  drop?: (c: Context) => Response;
};
