import { KEPT, KEPT_TOKEN } from '../lib/kept-names.ts';
import { endSession } from '../lib/session-signal.ts';
import { browserStorage, tabStorage } from '../lib/web-storage.ts';

type Clear = () => void;
const clears = new Set<Clear>();

/** Registers how to clear data of the signed-in user. Cannot be unregistered. */
export function onLogout(clear: Clear): void {
  clears.add(clear);
}

const lastCalls = new Set<Promise<unknown>>();

/** Has a logout wait for a call that needs the token, such as the end of live video on the page that the logout leaves. */
export function beforeLogout<Result>(call: Promise<Result>): Promise<Result> {
  lastCalls.add(call);
  const forget = () => lastCalls.delete(call);
  call.then(forget, forget);
  return call;
}

/** Resolves when those calls have ended, after `longest` milliseconds, or when the page closes. `null` if there is none. */
export function lastCallsEnd(longest: number): Promise<unknown> | null {
  if (lastCalls.size === 0) return null;
  const tooLong = new Promise((resolve) => setTimeout(resolve, longest));
  const isClosed = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  return Promise.race([Promise.allSettled(lastCalls), tooLong, isClosed]);
}

/**
 * Aborts the session's signal, then clears all registered stores and kept names. A failing one does not stop the others.
 * `keepTokens`: keeps one-time tokens.
 */
export function emptyEverything(keepTokens = false): void {
  endSession();
  for (const clear of clears) {
    try {
      clear();
    } catch (error) {
      reportError(error);
    }
  }
  // Includes names of stores that are not loaded in this tab.
  for (const storage of [tabStorage, browserStorage]) {
    for (const name of storage.names()) {
      if (name.startsWith(KEPT) && !(keepTokens && name.startsWith(KEPT_TOKEN))) storage.remove(name);
    }
  }
}
