import { create, type StateCreator } from 'zustand';
import { onLogout } from './logout-registry.ts';

/** A store of the session: a logout puts it back to how it began (core 2.2). Stores of the portal are made here or in `kept-store.ts`. */
export function createSessionStore<State>(initial: StateCreator<State>) {
  const store = create<State>()(initial);
  onLogout(() => store.setState(store.getInitialState(), true));
  return store;
}
