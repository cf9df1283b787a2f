import type { Context } from 'hono';

/** What an entry point provides to the app: a clock, delays and, in Node, access to the socket. */
export type Host = {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Closes the connection without an answer. An entry point that cannot do so answers 503. */
  drop?: (c: Context) => Response;
};
