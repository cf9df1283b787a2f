import type { ComponentType } from 'react';
import type titles from '../../i18n/catalogs/en/titles.ts';
import type { Namespace } from '../../i18n/setup.ts';

type Page = { default: ComponentType };

/** How a page is framed (core 2.3). */
export type Layout =
  /** No sign-in: plain top bar, page, policy links. */
  | 'static'
  /** The same, for pages that know who is signed in and honour `next`. */
  | 'static-auth'
  /** Signed in: top navigation, breadcrumbs, padding. */
  | 'padded'
  /** Signed in: the page fills the window below the top navigation. */
  | 'full-height'
  /** As `padded` for signed-in users, as `static` for visitors. */
  | 'by-session';

/** Who may open a page. `location` and `trips`: some visible vehicle's plan has it. */
export type PageAccess = 'public' | 'session' | 'location' | 'trips';

/** One page. Guards, the navigation, titles and breadcrumbs are read from these records. */
export type RouteRecord = {
  /** As the router writes it: `:id?` may be missing. */
  path: string;
  title: keyof typeof titles;
  /** Null: the page is not built, and its address is not found. */
  page: (() => Promise<Page>) | null;
  /** Catalogues that the page needs beside `common` and `titles`. */
  texts: readonly Namespace[];
  layout: Layout;
  access: PageAccess;
  /** Whether opening it asks who is signed in; what everybody may read does not wait for that (core 4). */
  session: 'loaded' | 'skipped';
  /** Whether a visitor who is sent to sign in comes back here (core 2.2). */
  next: 'kept' | 'dropped';
  /** Path of the page above it, for breadcrumbs and the way back. */
  parent: string | null;
  /** `target`: back goes to where the opener said; `history`: one step back (core 2.4). */
  back: 'history' | 'target';
};

type Given = Pick<RouteRecord, 'path' | 'title'> & Partial<RouteRecord>;

/** A record with what most pages are: signed in, padded, and opened from the page above it. */
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

/** A kind of pages: what they have in common, then each page's own. */
export const kind =
  (common: Partial<RouteRecord>) =>
  (given: Given): RouteRecord =>
    record(common, given);
