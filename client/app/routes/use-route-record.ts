import { useMatches } from 'react-router';
import type { RouteHandle } from '../router.tsx';
import type { RouteRecord } from './record.ts';

/** The record of the current page. */
export function useRouteRecord(): RouteRecord | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.record;
}
