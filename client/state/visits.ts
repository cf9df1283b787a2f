import { createKeptStore } from './kept-store.ts';

/** The last two visited addresses (core 2.2). A reload keeps them. */
type Visits = { here: string | null; previous: string | null };

export const useVisits = createKeptStore<Visits>('visits', 1, () => ({ here: null, previous: null }));

/** Records an address with its query, without the one-time token of an e-mail, which is only stored by `one-time-token.ts`. */
export function recordVisit(visited: string): void {
  const [pathname = '', search] = visited.split('?');
  const query = new URLSearchParams(search);
  query.delete('token');
  const address = query.size === 0 ? pathname : `${pathname}?${query}`;
  const { here } = useVisits.getState();
  if (here !== address) useVisits.setState({ here: address, previous: here });
}
