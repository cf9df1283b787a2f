import { KEPT } from '../lib/kept-names.ts';
import { browserStorage, parsedObject } from '../lib/web-storage.ts';
import { createSessionStore } from './store.ts';

/**
 * A session store that all tabs share and that survives a reload, in local storage. A logout clears it. Raise `version` when the
 * shape changes: other versions are ignored.
 */
export function createSharedStore<State extends object>(name: string, version: number, initial: () => State) {
  const store = createSessionStore<State>(initial);
  const key = `${KEPT}${name}.${version}`;
  let isTaking = false;
  const take = (text: string | null) => {
    isTaking = true;
    // Another tab may run an older portal, whose state lacks a part.
    store.setState({ ...initial(), ...parsedObject(text) }, true);
    isTaking = false;
  };
  const kept = browserStorage.read(key);
  if (parsedObject(kept) !== null) take(kept);
  else if (kept !== null) browserStorage.remove(key);
  window.addEventListener('storage', (event) => {
    if (event.key === key) take(event.newValue);
  });
  store.subscribe((state) => {
    // What another tab wrote is stored already, and what it removed stays removed.
    if (!isTaking) browserStorage.write(key, JSON.stringify(state));
  });
  return store;
}
