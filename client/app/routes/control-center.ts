import { kind, type RouteRecord } from './record.ts';

const signedIn = kind({});
const onMap = kind({ layout: 'full-height', parent: '/control-center' });
const vehicle = kind({ parent: '/control-center', back: 'target' });
const fullHeight = kind({ layout: 'full-height' });

/** Positions and activity of vehicles, and the pages of one vehicle (core 2.1, commerce 2). */
export const controlCenterRoutes: readonly RouteRecord[] = [
  onMap({
    path: '/control-center',
    title: 'map',
    parent: null,
    page: () => import('../../features/control-center/control-center-page.tsx'),
    texts: ['vehicles', 'map', 'commands'],
  }),
  onMap({
    path: '/control-center/trips',
    title: 'trips',
    access: 'trips',
    page: () => import('../../features/trips/trips-page.tsx'),
    texts: ['trips', 'period', 'map', 'activity', 'files'],
  }),
  signedIn({
    path: '/control-center/geofences',
    title: 'geofences',
    access: 'owner-location',
    parent: '/control-center',
    page: () => import('../../features/geofences/geofences-page.tsx'),
    texts: ['geofences', 'map'],
  }),
  signedIn({
    path: '/control-center/geofences/create',
    title: 'createGeofence',
    access: 'owner-location',
    parent: '/control-center/geofences',
    page: () => import('../../features/geofences/editor/create-geofence-page.tsx'),
    texts: ['geofences', 'map', 'forms'],
  }),
  signedIn({
    path: '/control-center/geofences/edit/:id',
    title: 'editGeofence',
    access: 'owner-location',
    parent: '/control-center/geofences',
    page: () => import('../../features/geofences/editor/edit-geofence-page.tsx'),
    texts: ['geofences', 'map', 'forms'],
  }),
  signedIn({
    path: '/control-center/logs',
    title: 'feed',
    parent: '/control-center',
    page: () => import('../../features/activity-feed/feed-page.tsx'),
    texts: ['activity-feed', 'period', 'activity'],
  }),
  signedIn({
    path: '/control-center/alerts',
    title: 'alerts',
    parent: '/control-center',
    page: () => import('../../features/alerts/alerts-page.tsx'),
    texts: ['alerts', 'period', 'activity'],
  }),
  vehicle({
    path: '/control-center/vehicle/:id',
    title: 'vehicle',
    page: () => import('../../features/vehicle/overview/vehicle-page.tsx'),
    texts: ['vehicle', 'vehicles', 'activity', 'map', 'commands', 'command-history', 'service-mode'],
  }),
  vehicle({
    path: '/control-center/vehicle/info/:id',
    title: 'vehicleInfo',
    parent: '/control-center/vehicle/:id',
    page: () => import('../../features/vehicle/info/vehicle-info-page.tsx'),
    texts: ['vehicle-info', 'vehicle', 'vehicles', 'commands', 'forms'],
  }),
  vehicle({
    path: '/control-center/vehicle/settings/:id',
    title: 'vehicleSettings',
    parent: '/control-center/vehicle/:id',
    page: () => import('../../features/vehicle/settings/vehicle-settings-page.tsx'),
    texts: ['vehicle-settings', 'vehicle', 'vehicles', 'commands', 'service-mode'],
  }),
  vehicle({
    path: '/control-center/vehicle/dashcam',
    title: 'dashCam',
    page: () => import('../../features/vehicle/dash-cam/dash-cam-page.tsx'),
    texts: ['dash-cam', 'vehicle', 'vehicles', 'commands', 'live-view'],
  }),
  vehicle({
    path: '/control-center/vehicle/dashcam/:id',
    title: 'dashCam',
    parent: '/control-center/vehicle/:id',
    page: () => import('../../features/vehicle/dash-cam/dash-cam-page.tsx'),
    texts: ['dash-cam', 'vehicle', 'vehicles', 'commands', 'live-view'],
  }),
  vehicle({
    path: '/control-center/vehicle/tracker-schedule/:id?',
    title: 'trackerSchedule',
    page: () => import('../../features/vehicle/tracker-schedule/tracker-schedule-page.tsx'),
    texts: ['tracker-schedule', 'vehicle', 'vehicles', 'commands', 'vehicle-settings'],
  }),
  vehicle({
    path: '/control-center/vehicle/options/:id',
    title: 'options',
    parent: '/control-center/vehicle/:id',
    page: () => import('../../features/vehicle/options/options-page.tsx'),
    texts: ['option-tables', 'vehicle', 'vehicles', 'commands', 'vehicle-settings', 'forms'],
  }),
  vehicle({
    path: '/control-center/vehicle/keylocker/:id',
    title: 'keylocker',
    parent: '/control-center/vehicle/:id',
    page: () => import('../../features/vehicle/keylocker/keylocker-page.tsx'),
    texts: ['keylocker', 'vehicle', 'vehicles', 'commands'],
  }),
  fullHeight({
    path: '/reports',
    title: 'reports',
    page: () => import('../../features/reports/reports-page.tsx'),
    texts: ['reports', 'period', 'files'],
  }),
];
