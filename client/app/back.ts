import { matchPath } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { RouteRecord } from './routes/record.ts';

/** What decides where the back arrow leads. Addresses hold their query. */
export type BackSituation = {
  /** Of the page one is on. */
  record: Pick<RouteRecord, 'path' | 'title' | 'back'>;
  query: URLSearchParams;
  /** The page before this one, if there was one. */
  previous: string | null;
  /** Where the opener of this page said to go back to. */
  target: string | null;
  /** The page above this one, if there is one. */
  parent: string | null;
  isCartEmpty: boolean;
};

/** Minus one: a step back in the history; otherwise an address (core 2.4). */
export function backFrom(situation: BackSituation): -1 | string {
  const { previous, target, parent } = situation;
  const fallback = target ?? parent ?? paths.dashboard;
  if (goesToTarget(situation)) return fallback;
  return previous !== null && !previous.startsWith(paths.checkoutComplete) ? -1 : fallback;
}

function goesToTarget({ record, query, isCartEmpty }: BackSituation): boolean {
  if (record.path === paths.checkout) return isCartEmpty;
  if (record.title === 'updateSubscription') return query.has('change_term');
  return record.back === 'target';
}

/** Whether the history of this tab holds a page of the portal before this one: after a redirect there may be none. */
export function hasStepBack(historyState: unknown): boolean {
  const { idx } = (historyState ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}

/** The address of the page above one, about the same thing as it; null at the top. */
export function addressAbove({ path, parent }: Pick<RouteRecord, 'path' | 'parent'>, pathname: string): string | null {
  return parent === null ? null : withIdOf(parent, { path, pathname });
}

/** The address of a page about the same thing as another one: `:id` is the only thing that the table leaves open. */
export const withIdOf = (wanted: string, { path, pathname }: { path: string; pathname: string }): string =>
  wanted.replace(':id', matchPath(path, pathname)?.params['id'] ?? '');
