/** Servers state their time in whole seconds, so their clock is half a second ahead on average. */
const HALF_A_SECOND = 500;
/** Smaller differences come from the network. Following them would make ages jump back and forth. */
const WORTH_CORRECTING = 1_500;

let offset = 0;
let isKnown = false;

/** The server's time in milliseconds since 1970: the browser's clock plus the known difference. */
export const now = (): number => Date.now() + offset;

/** Whether a server has stated its time since the page was opened. Before that, nothing counts as expired. */
export const isTimeKnown = (): boolean => isKnown;

/** Converts a time of the browser's clock, as in the query cache, to the portal's time. */
export const portalTime = (browserTime: number): number => browserTime + offset;

/** Converts a portal time to the browser's clock. */
export const browserTime = (portalTime: number): number => portalTime - offset;

/** Sets the last known lead of the server's clock, until a server states its time. */
export function assumeServerAhead(milliseconds: number): void {
  if (!isKnown) offset = milliseconds;
}

/** Learns the offset of the browser's clock. `stated`: milliseconds since 1970, of a full second. `at`: the browser's time then. */
export function learnStatedTime(stated: number, at: number): void {
  isKnown = true;
  const learned = stated + HALF_A_SECOND - at;
  if (Math.abs(learned - offset) > WORTH_CORRECTING) offset = learned;
}

/**
 * Learns the offset from a response. `sent` and `received` are the browser's times of the call. Does nothing without a readable
 * header, which a cross-origin API has to expose.
 */
export function learnServerTime(dateHeader: string | null, sent: number, received: number): void {
  const stated = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (!Number.isNaN(stated)) learnStatedTime(stated, (sent + received) / 2);
}
