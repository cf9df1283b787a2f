let session = new AbortController();

/** Aborted when the session ends: a result that arrives later belongs to nobody. */
export const sessionSignal = (): AbortSignal => session.signal;

/** Ends the current session's signal and begins another. */
export function endSession(): void {
  session.abort();
  session = new AbortController();
}
