/** A `Date` header has whole seconds, so the server's clock is half a second further on average. */
const HALF_A_SECOND = 500;
/** Smaller differences come from the network; following them would make ages jump back and forth. */
const WORTH_CORRECTING = 1_500;

let offset = 0;

/** The server's time in milliseconds since 1970: the browser's clock plus what was learned from the `Date` header. */
export const now = (): number => Date.now() + offset;

/** A time of the browser's clock, as the query cache keeps it, in the portal's. */
export const portalTime = (browserTime: number): number => browserTime + offset;

/**
 * Learns from an answer how far the browser's clock is off. `sent` and `received` are the browser's times around the
 * call; without a readable header nothing is learned (a cross-origin API has to expose it).
 */
export function learnServerTime(dateHeader: string | null, sent: number, received: number): void {
  const stated = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(stated)) return;
  const learned = stated + HALF_A_SECOND - (sent + received) / 2;
  if (Math.abs(learned - offset) > WORTH_CORRECTING) offset = learned;
}
