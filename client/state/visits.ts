import { createSessionStore } from './store.ts';

/** The last two addresses that were visited, and where the opener of a page said to go back to (core 2.2, core 2.4). */
type Visits = { here: string | null; previous: string | null; backTarget: string | null };

export const useVisits = createSessionStore<Visits>(() => ({ here: null, previous: null, backTarget: null }));

export function recordVisit(address: string): void {
  const { here } = useVisits.getState();
  if (here !== address) useVisits.setState({ here: address, previous: here });
}

export const setBackTarget = (backTarget: string | null): void => useVisits.setState({ backTarget });
