type Clear = () => void;
const clears = new Set<Clear>();

/** Names in session storage that begin so belong to whoever is signed in, and go with them. */
export const KEPT = 'waymark.kept.';

/** Says how to empty something that belongs to whoever is signed in. Once said it cannot be taken back. */
export function onLogout(clear: Clear): void {
  clears.add(clear);
}

/** Empties everything that was registered or kept; one that fails does not keep the others. */
export function emptyEverything(): void {
  for (const clear of clears) {
    try {
      clear();
    } catch (error) {
      reportError(error);
    }
  }
  // Also what a page kept whose stores are not loaded here.
  for (const name of Object.keys(globalThis.sessionStorage ?? {})) {
    if (name.startsWith(KEPT)) sessionStorage.removeItem(name);
  }
}
