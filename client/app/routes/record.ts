import type { ComponentType } from 'react';
import type titles from '../../i18n/catalogs/en/titles.ts';
import type { Namespace } from '../../i18n/setup.ts';

type Page = { default: ComponentType };

/** Layout of a page (core 2.3). */
export type Layout =
  /** No sign-in: plain top bar, page, policy links. */
  | 'static'
  /** The same, for pages that read the signed-in user and keep `next`. */
  | 'static-auth'
  /** Signed in: top navigation, breadcrumbs, padding. */
  | 'padded'
  /** Signed in: the page fills the window below the top navigation. */
  | 'full-height'
  /** As `padded` for signed-in users, as `static` for visitors. */
  | 'by-session';

/**
 * Who is offered a page. `trips`: the plan of any visible vehicle includes them. `owner`: account owners (core 6). `owner-location`: they,
 * if the plan of any visible vehicle includes locations. The page itself shows other users the reason.
 */
export type PageAccess = 'public' | 'session' | 'trips' | 'owner' | 'owner-location';

/** One page. The source of guards, navigation, titles and breadcrumbs. */
export type RouteRecord = {
  /** In the router's syntax: `:id?` is optional. */
  path: string;
  title: keyof typeof titles;
  /** `null`: the page is not built, and its address is not found. */
  page: (() => Promise<Page>) | null;
  /** Catalogs of the page besides `common` and `titles`. */
  texts: readonly Namespace[];
  layout: Layout;
  access: PageAccess;
  /** Whether the page loads the signed-in user first. Public pages do not wait for it (core 4). */
  session: 'loaded' | 'skipped';
  /** Whether a visitor returns here after signing in (core 2.2). */
  next: 'kept' | 'dropped';
  /** Path of the parent page, for breadcrumbs and the back arrow. */
  parent: string | null;
  /** `target`: back goes to the target stored by the opener. `history`: one step back (core 2.4). */
  back: 'history' | 'target';
};

type Given = Pick<RouteRecord, 'path' | 'title'> & Partial<RouteRecord>;

/** A record with the usual values: signed in, padded, opened from its parent page. */
export const record = (rest: Partial<RouteRecord>, given: Given): RouteRecord => ({
  page: null,
  texts: [],
  layout: 'padded',
  access: 'session',
  session: 'loaded',
  next: 'kept',
  parent: null,
  back: 'history',
  ...rest,
  ...given,
});

/** A kind of page: its common values, then those of each page. */
export const kind =
  (common: Partial<RouteRecord>) =>
  (given: Given): RouteRecord =>
    record(common, given);
