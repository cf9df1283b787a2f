import { KEPT } from '../lib/kept-names.ts';
import { parsedObject, tabStorage } from '../lib/web-storage.ts';
import { createSessionStore } from './store.ts';

/**
 * A session store that survives a reload, in the session storage of the tab. A logout clears both. Raise `version` when the shape
 * changes: other versions are ignored.
 */
export function createKeptStore<State extends object>(name: string, version: number, initial: () => State) {
  const store = createSessionStore<State>(initial);
  const key = `${KEPT}${name}.${version}`;
  const kept = tabStorage.read(key);
  const state = parsedObject(kept);
  if (state !== null) store.setState(state as State);
  else if (kept !== null) tabStorage.remove(key);
  store.subscribe((state) => tabStorage.write(key, JSON.stringify(state)));
  return store;
}
