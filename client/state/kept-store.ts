import { KEPT } from '../lib/kept-names.ts';
import { parsedObject, tabStorage } from '../lib/web-storage.ts';
import { createSessionStore } from './store.ts';

/**
 * A store of the session that a reload of the tab keeps, in its session storage; a logout empties both. Raise `version` when
 * the shape changes: what was kept in another is not read.
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
