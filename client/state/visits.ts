import { createSessionStore } from './store.ts';

/** The last two addresses that were visited (core 2.2). */
type Visits = { here: string | null; previous: string | null };

export const useVisits = createSessionStore<Visits>(() => ({ here: null, previous: null }));

export function recordVisit(address: string): void {
  const { here } = useVisits.getState();
  if (here !== address) useVisits.setState({ here: address, previous: here });
}
