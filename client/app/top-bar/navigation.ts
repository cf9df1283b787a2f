import {
  IconActivity,
  IconBell,
  IconBox,
  IconChartHistogram,
  IconLayoutDashboard,
  IconMapPin,
  IconPolygon,
  IconReceipt,
  IconRoute,
  IconTool,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Access } from '../../rules/access/access.ts';
import { findRoute } from '../routes/find-route.ts';
import type { RouteRecord } from '../routes/record.ts';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type NavigationPage = { title: RouteRecord['title']; to: string; icon: Icon };
/** A page, or a group of pages with a name. */
export type NavigationEntry = NavigationPage | { title: RouteRecord['title']; pages: readonly NavigationPage[] };

/** The top navigation (core 2.4). Pages that are not built are filtered out on display. */
export const navigation: readonly NavigationEntry[] = [
  { title: 'dashboard', to: '/', icon: IconLayoutDashboard },
  {
    title: 'controlCenter',
    pages: [
      { title: 'map', to: '/control-center', icon: IconMapPin },
      { title: 'trips', to: '/control-center/trips', icon: IconRoute },
      { title: 'geofences', to: '/control-center/geofences', icon: IconPolygon },
    ],
  },
  {
    title: 'activity',
    pages: [
      { title: 'feed', to: '/control-center/logs', icon: IconActivity },
      { title: 'alerts', to: '/control-center/alerts', icon: IconBell },
    ],
  },
  { title: 'reports', to: '/reports', icon: IconChartHistogram },
  { title: 'sharing', to: '/sharing', icon: IconUsers },
  { title: 'subscriptions', to: '/subscriptions', icon: IconReceipt },
  { title: 'products', to: '/products', icon: IconBox },
];

/** For installers and dealers (core 6): after the pages of their own vehicles, or alone. */
const WORK: NavigationPage = { title: 'installer', to: '/installer', icon: IconTool };

/** Access of a user to pages: by the plans of their vehicles, as an account owner, and as an installer or dealer. */
export type NavigationAccess = Access & { owner: boolean; serves?: 'others' | 'only' | 'none' };

/** Whether a page is built and offered to a user. */
function isOffered(to: string, access: NavigationAccess): boolean {
  const record = findRoute(to);
  if (!record?.page) return false;
  switch (record.access) {
    case 'public':
    case 'session':
      return true;
    case 'owner-location':
      return access.owner && access.location;
    default:
      return access[record.access];
  }
}

/** The entries for a user: built pages that their plans and their role give access to. */
export function visibleNavigation(access: NavigationAccess, entries = navigation): NavigationEntry[] {
  const isVisible = ({ to }: NavigationPage) => isOffered(to, access);
  if (access.serves === 'only') return [WORK];
  const own = entries.flatMap((entry): NavigationEntry[] => {
    if (!('pages' in entry)) return isVisible(entry) ? [entry] : [];
    const pages = entry.pages.filter(isVisible);
    return pages.length > 0 ? [{ ...entry, pages }] : [];
  });
  return access.serves === 'others' ? [...own, WORK] : own;
}

/** The pages of an entry. */
export const pagesOf = (entry: NavigationEntry): readonly NavigationPage[] =>
  'pages' in entry ? entry.pages : [entry];

/** The ancestors of a page, topmost first. */
export function pagesAbove({ parent }: RouteRecord): RouteRecord[] {
  const above = parent === null ? null : findRoute(parent);
  return above ? [...pagesAbove(above), above] : [];
}

/** Value of `aria-current`: the page itself, or a place that the page is below. */
type Current = 'page' | 'true' | undefined;

const places = (entries: readonly NavigationEntry[]) => entries.flatMap(pagesOf).map(({ to }) => findRoute(to));

/** Whether an entry is the page at `pathname`, however that is written, or the nearest one above it. */
export function currentOf(entry: NavigationEntry, pathname: string): Current {
  const here = findRoute(pathname);
  if (!here) return undefined;
  const all = places([...navigation, WORK]);
  const nearest = [here, ...pagesAbove(here).reverse()].find((page) => all.includes(page));
  if (!nearest || !places([entry]).includes(nearest)) return undefined;
  return nearest === here ? 'page' : 'true';
}

/** Name of the group that a page is in, if any. */
export const groupOf = ({ path }: RouteRecord): RouteRecord['title'] | undefined =>
  navigation.find((entry) => 'pages' in entry && currentOf(entry, path) === 'page')?.title;
