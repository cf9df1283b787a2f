import { KEPT, KEPT_TOKEN } from '../lib/kept-names.ts';
import { endSession } from '../lib/session-signal.ts';
import { browserStorage, tabStorage } from '../lib/web-storage.ts';

type Clear = () => void;
const clears = new Set<Clear>();

/** Registers how to clear data of the signed-in user. Cannot be unregistered. */
export function onLogout(clear: Clear): void {
  clears.add(clear);
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
