import { create, type StateCreator } from 'zustand';
import { onLogout } from './logout-registry.ts';

/** A store of the session: a logout puts it back to how it began (core 2.2). Every store of the portal is made here. */
export function createSessionStore<State>(initial: StateCreator<State>) {
  const store = create<State>()(initial);
  onLogout(() => store.setState(store.getInitialState(), true));
  return store;
}
