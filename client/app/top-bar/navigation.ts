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
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Access } from '../../rules/access.ts';
import { findRoute } from '../find-route.ts';
import type { RouteRecord } from '../routes.ts';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type NavigationPage = { title: RouteRecord['title']; to: string; icon: Icon };
/** A page, or several under one name. */
export type NavigationEntry = NavigationPage | { title: RouteRecord['title']; pages: readonly NavigationPage[] };

/** The top navigation (core 2.4). Pages that are not built are left out where it is shown. */
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

/** The entries for one user: what is built, and what their plans give access to. A group of one page is that page. */
export function visibleNavigation(access: Access, entries = navigation): NavigationEntry[] {
  const isVisible = ({ to }: NavigationPage) => {
    const record = findRoute(to);
    if (!record?.page) return false;
    return record.gate === 'location' ? access.location : record.gate === 'trips' ? access.trips : true;
  };
  return entries.flatMap((entry): NavigationEntry[] => {
    if (!('pages' in entry)) return isVisible(entry) ? [entry] : [];
    const [first, ...others] = entry.pages.filter(isVisible);
    if (!first) return [];
    return [others.length === 0 ? { ...first, title: entry.title } : { ...entry, pages: [first, ...others] }];
  });
}

/** Whether an entry is the page at `pathname`, or holds it. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  return 'pages' in entry ? entry.pages.some((page) => isCurrent(page, pathname)) : entry.to === pathname;
}
