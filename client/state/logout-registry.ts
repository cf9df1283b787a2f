type Clear = () => void;
const clears = new Set<Clear>();

/** Says how to empty something that belongs to whoever is signed in. Once said it cannot be taken back. */
export function onLogout(clear: Clear): void {
  clears.add(clear);
}

/** Empties everything that was registered; one that fails does not keep the others. */
export function emptyEverything(): void {
  for (const clear of clears) {
    try {
      clear();
    } catch (error) {
      reportError(error);
    }
  }
}
