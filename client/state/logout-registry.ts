import { KEPT, KEPT_TOKEN } from '../lib/kept-names.ts';
import { endSession } from '../lib/session-signal.ts';
import { tabStorage } from '../lib/web-storage.ts';

type Clear = () => void;
const clears = new Set<Clear>();

/** Says how to empty something that belongs to whoever is signed in. Once said it cannot be taken back. */
export function onLogout(clear: Clear): void {
  clears.add(clear);
}

/**
 * Aborts the session's signal, then clears all registered stores and kept names. A failing one does not stop the others. `keepTokens`:
 * all but one-time tokens.
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
  // Also what a page kept whose stores are not loaded here.
  for (const name of tabStorage.names()) {
    if (name.startsWith(KEPT) && !(keepTokens && name.startsWith(KEPT_TOKEN))) tabStorage.remove(name);
  }
}
