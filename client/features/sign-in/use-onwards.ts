import { useSearchParams } from 'react-router';
import { safeNext } from '../../lib/safe-next.ts';

/** Addresses that return here with the same `next`. */
export function useOnwards(): (path: string) => string {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  return (path) => (next === null ? path : `${path}?${new URLSearchParams({ next })}`);
}
