/** Servers state their time in whole seconds, so their clock is half a second further on average. */
const HALF_A_SECOND = 500;
/** Smaller differences come from the network; following them would make ages jump back and forth. */
const WORTH_CORRECTING = 1_500;

let offset = 0;
let isKnown = false;

/** The server's time in milliseconds since 1970: the browser's clock plus what was learned of the server's. */
export const now = (): number => Date.now() + offset;

/** Whether a server has stated its time since the page was opened. Before, nothing can be said to have run out. */
export const isTimeKnown = (): boolean => isKnown;

/** A time of the browser's clock, as the query cache keeps it, in the portal's. */
export const portalTime = (browserTime: number): number => browserTime + offset;

/** The other way round. */
export const browserTime = (portalTime: number): number => portalTime - offset;

/** How many milliseconds the server's clock was ahead the last time: better than nothing until a server states its time. */
export function assumeServerAhead(milliseconds: number): void {
  if (!isKnown) offset = milliseconds;
}

/** Learns how far the browser's clock is off. `stated`: milliseconds since 1970, of a full second; `at`: the browser's time then. */
export function learnStatedTime(stated: number, at: number): void {
  isKnown = true;
  const learned = stated + HALF_A_SECOND - at;
  if (Math.abs(learned - offset) > WORTH_CORRECTING) offset = learned;
}

/**
 * Learns the same from an answer. `sent` and `received` are the browser's times around the call; without a readable header
 * nothing is learned (a cross-origin API has to expose it).
 */
export function learnServerTime(dateHeader: string | null, sent: number, received: number): void {
  const stated = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (!Number.isNaN(stated)) learnStatedTime(stated, (sent + received) / 2);
}
