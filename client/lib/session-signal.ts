let session = new AbortController();

/** Aborted when the session ends, to discard results that arrive later. */
export const sessionSignal = (): AbortSignal => session.signal;

/** Aborts the current session's signal and creates the next one. */
export function endSession(): void {
  session.abort();
  session = new AbortController();
}
