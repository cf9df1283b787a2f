import { KEPT } from './logout-registry.ts';
import { createSessionStore } from './store.ts';

/**
 * A store of the session that a reload of the tab keeps, in its session storage; a logout empties both. Raise `version` when
 * the shape changes: what was kept in another is not read.
 */
export function createKeptStore<State extends object>(name: string, version: number, initial: () => State) {
  const store = createSessionStore<State>(initial);
  const key = `${KEPT}${name}.${version}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) store.setState(JSON.parse(kept) as State);
  store.subscribe((state) => sessionStorage.setItem(key, JSON.stringify(state)));
  return store;
}
