import { create, type StateCreator } from 'zustand';
import { onLogout } from './logout-registry.ts';

/** A session store: a logout resets it (core 2.2). Create stores of the portal here or in `kept-store.ts`. */
export function createSessionStore<State>(initial: StateCreator<State>) {
  const store = create<State>()(initial);
  onLogout(() => store.setState(store.getInitialState(), true));
  return store;
}
