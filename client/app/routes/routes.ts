import { accountRoutes } from './account.ts';
import { controlCenterRoutes } from './control-center.ts';
import { publicRoutes } from './public.ts';
import { type RouteRecord, record } from './record.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const dashboard = record(
  { layout: 'full-height', next: 'dropped' },
  {
    path: '/',
    title: 'dashboard',
    page: () => import('../../features/dashboard/dashboard-page.tsx'),
    texts: ['dashboard', 'activity', 'vehicles', 'commands', 'map'],
  },
);

/** Every address of the portal (core 2.1, commerce 2). */
export const routes: readonly RouteRecord[] = [
  dashboard,
  ...publicRoutes,
  ...controlCenterRoutes,
  ...subscriptionRoutes,
  ...accountRoutes,
];
