import { paths } from '../lib/paths.ts';
import { findRoute } from './find-route.ts';

/** What decides where the back arrow leads. Addresses hold their query. */
export type BackSituation = {
  here: string;
  /** The page before this one, if there was one. */
  previous: string | null;
  /** Where the opener of this page said to go back to. */
  target: string | null;
  isCartEmpty: boolean;
};

/** Minus one: a step back in the history; otherwise an address (core 2.4). */
export function backFrom({ here, previous, target, isCartEmpty }: BackSituation): -1 | string {
  const fallback = target ?? findRoute(here)?.parent ?? paths.dashboard;
  if (goesToTarget(here, isCartEmpty)) return fallback;
  return previous !== null && !previous.startsWith(paths.checkoutComplete) ? -1 : fallback;
}

function goesToTarget(here: string, isCartEmpty: boolean): boolean {
  const [path = '', query = ''] = here.split('?');
  if (path === paths.checkout) return isCartEmpty;
  if (findRoute(path)?.title === 'updateSubscription') return new URLSearchParams(query).has('change_term');
  return findRoute(path)?.back === 'target';
}
