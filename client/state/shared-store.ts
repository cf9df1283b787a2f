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
  const take = (text: string | null) => store.setState((parsedObject(text) as State | null) ?? initial(), true);
  const kept = browserStorage.read(key);
  if (parsedObject(kept) !== null) take(kept);
  else if (kept !== null) browserStorage.remove(key);
  window.addEventListener('storage', (event) => {
    // Compared because writing what another tab wrote would notify that tab in turn.
    if (event.key === key && event.newValue !== JSON.stringify(store.getState())) take(event.newValue);
  });
  store.subscribe((state) => {
    const text = JSON.stringify(state);
    if (text !== browserStorage.read(key)) browserStorage.write(key, text);
  });
  return store;
}
