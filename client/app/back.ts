import { matchPath } from 'react-router';
import { paths } from '../lib/paths.ts';
import type { RouteRecord } from './routes/record.ts';

/** Input for the target of the back arrow. Addresses include their query. */
export type BackSituation = {
  /** Record of the current page. */
  record: Pick<RouteRecord, 'path' | 'title' | 'back'>;
  query: URLSearchParams;
  /** The previous page, if any. */
  previous: string | null;
  /** Target stored by the opener of this page. */
  target: string | null;
  /** Address of the parent page, if any. */
  parent: string | null;
  isCartEmpty: boolean;
};

/** -1 is one step back in the history, otherwise an address (core 2.4). */
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

/** Whether the history of this tab has an earlier page of the portal. After a redirect there may be none. */
export function hasStepBack(historyState: unknown): boolean {
  const { idx } = (historyState ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}

/** Address of the parent page, with the same id. `null` at the top. */
export function addressAbove({ path, parent }: Pick<RouteRecord, 'path' | 'parent'>, pathname: string): string | null {
  return parent === null ? null : withIdOf(parent, { path, pathname });
}

/** Address of a page with the same id as another. `:id` is the only parameter of the route table. */
export const withIdOf = (wanted: string, { path, pathname }: { path: string; pathname: string }): string =>
  wanted.replace(':id', matchPath(path, pathname)?.params['id'] ?? '');
