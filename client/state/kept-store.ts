import { KEPT } from '../lib/kept-names.ts';
import { createSessionStore } from './store.ts';

/**
 * A store of the session that a reload of the tab keeps, in its session storage; a logout empties both. Raise `version` when
 * the shape changes: what was kept in another is not read.
 */
export function createKeptStore<State extends object>(name: string, version: number, initial: () => State) {
  const store = createSessionStore<State>(initial);
  const key = `${KEPT}${name}.${version}`;
  const state = restored(key);
  if (state !== null) store.setState(state as State);
  store.subscribe((state) => sessionStorage.setItem(key, JSON.stringify(state)));
  return store;
}

/** The kept state, or `null`. A browser may refuse access: stores load before anything can say so. */
function restored(key: string): object | null {
  try {
    const kept = sessionStorage.getItem(key);
    const state = kept === null ? null : parsed(kept);
    if (state === null) sessionStorage.removeItem(key);
    return state;
  } catch {
    return null;
  }
}

/** What was kept, or null where that is damaged. */
function parsed(kept: string): object | null {
  try {
    const state: unknown = JSON.parse(kept);
    return typeof state === 'object' ? state : null;
  } catch {
    return null;
  }
}
