import type { ComponentType } from 'react';
import type titles from '../i18n/catalogs/en/titles.ts';
import type { Namespace } from '../i18n/setup.ts';

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
export type Gate = 'public' | 'session' | 'location' | 'trips';

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
  gate: Gate;
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
const record = (rest: Partial<RouteRecord>, given: Given): RouteRecord => ({
  page: null,
  texts: [],
  layout: 'padded',
  gate: 'session',
  session: 'loaded',
  next: 'kept',
  parent: null,
  back: 'history',
  ...rest,
  ...given,
});
const open = (given: Given) => record({ layout: 'static', gate: 'public', session: 'skipped' }, given);
/** Answers to e-mails and what is asked of the server in public: signed-in users stay who they are. */
const answer = (given: Given) => record({ layout: 'static-auth', gate: 'public' }, given);
/** Not `static-auth`: what reads the account is loaded when there is one, not for everybody who comes to sign in. */
const signIn = (given: Given) => record({ layout: 'static', gate: 'public', next: 'dropped' }, given);
const policy = (given: Given) =>
  open({ page: () => import('../features/policies/policy-page.tsx'), texts: ['policies'], ...given });
const signedIn = (given: Given) => record({}, given);
const subscription = (given: Given) => record({ parent: '/subscriptions' }, given);
const onMap = (given: Given) => record({ layout: 'full-height', parent: '/control-center' }, given);
const vehicle = (given: Given) => record({ parent: '/control-center', back: 'target' }, given);

const answerPage = () => import('../features/answers/answer-page.tsx');

/** Every address of the portal (core 2.1, commerce 2). */
export const routes: readonly RouteRecord[] = [
  record(
    { layout: 'full-height', next: 'dropped' },
    {
      path: '/',
      title: 'dashboard',
      page: () => import('../features/dashboard/dashboard-page.tsx'),
      texts: ['dashboard', 'activity', 'vehicles', 'map'],
    },
  ),
  signIn({ path: '/login', title: 'login', page: () => import('./pages/login-page.tsx'), texts: ['sign-in'] }),
  signIn({ path: '/logout', title: 'logout', page: () => import('./pages/logout-page.tsx') }),
  open({
    path: '/register',
    session: 'loaded',
    title: 'register',
    page: () => import('../features/account/register-page.tsx'),
    texts: ['account', 'forms'],
  }),
  open({
    path: '/forgot-password',
    title: 'forgotPassword',
    page: () => import('../features/account/forgot-password-page.tsx'),
    texts: ['account', 'forms'],
  }),
  open({
    path: '/set-password',
    title: 'setPassword',
    page: () => import('../features/account/set-password-page.tsx'),
    texts: ['account', 'forms'],
  }),
  signIn({ path: '/dealer/login', title: 'dealerLogin' }),
  open({
    path: '/installer',
    title: 'installer',
    page: () => import('../features/installer/installer-page.tsx'),
    texts: ['installer', 'forms'],
  }),

  answer({ path: '/invite', title: 'invite', page: answerPage, texts: ['answers'] }),
  answer({ path: '/cancel-invite', title: 'cancelInvite', page: answerPage, texts: ['answers'] }),
  answer({ path: '/accept-transfer', title: 'acceptTransfer', page: answerPage, texts: ['answers'] }),
  answer({ path: '/decline-transfer', title: 'declineTransfer', page: answerPage, texts: ['answers'] }),
  answer({ path: '/change-email-accept', title: 'changeEmailAccept', page: answerPage, texts: ['answers'] }),
  answer({ path: '/change-email-decline', title: 'changeEmailDecline', page: answerPage, texts: ['answers'] }),

  policy({ path: '/privacy-policy', title: 'privacyPolicy' }),
  policy({ path: '/terms', title: 'terms' }),
  policy({ path: '/terms-and-conditions', title: 'terms' }),
  policy({ path: '/return-policy', title: 'returnPolicy' }),
  open({
    path: '/support',
    title: 'support',
    page: () => import('../features/policies/support-page.tsx'),
    texts: ['policies'],
  }),
  answer({
    path: '/service-interruption',
    title: 'serviceInterruption',
    page: () => import('../features/service-interruption/service-interruption-page.tsx'),
    texts: ['notices'],
  }),
  answer({
    path: '/service-interruption-test',
    title: 'serviceInterruption',
    page: () => import('../features/service-interruption/sample-page.tsx'),
    texts: ['notices'],
  }),

  onMap({
    path: '/control-center',
    title: 'map',
    parent: null,
    page: () => import('../features/control-center/control-center-page.tsx'),
    texts: ['vehicles', 'map'],
  }),
  onMap({ path: '/control-center/trips', title: 'trips', gate: 'trips' }),
  signedIn({ path: '/control-center/geofences', title: 'geofences', gate: 'location', parent: '/control-center' }),
  signedIn({
    path: '/control-center/geofences/create',
    title: 'createGeofence',
    gate: 'location',
    parent: '/control-center/geofences',
  }),
  signedIn({
    path: '/control-center/geofences/edit/:id',
    title: 'editGeofence',
    gate: 'location',
    parent: '/control-center/geofences',
  }),
  signedIn({ path: '/control-center/logs', title: 'feed' }),
  signedIn({ path: '/control-center/alerts', title: 'alerts' }),
  vehicle({
    path: '/control-center/vehicle/:id',
    title: 'vehicle',
    page: () => import('../features/vehicle/overview/vehicle-page.tsx'),
    texts: ['vehicle', 'vehicles', 'activity', 'map', 'commands'],
  }),
  vehicle({
    path: '/control-center/vehicle/info/:id',
    title: 'vehicleInfo',
    parent: '/control-center/vehicle/:id',
    page: () => import('../features/vehicle/info/vehicle-info-page.tsx'),
    texts: ['vehicle-info', 'vehicle', 'vehicles', 'forms'],
  }),
  vehicle({
    path: '/control-center/vehicle/settings/:id',
    title: 'vehicleSettings',
    parent: '/control-center/vehicle/:id',
    page: () => import('../features/vehicle/settings/vehicle-settings-page.tsx'),
    texts: ['vehicle-settings', 'vehicle', 'vehicles'],
  }),
  vehicle({
    path: '/control-center/vehicle/dashcam',
    title: 'dashCam',
    page: () => import('../features/vehicle/dash-cam/dash-cam-page.tsx'),
    texts: ['dash-cam', 'vehicle', 'vehicles', 'live'],
  }),
  vehicle({
    path: '/control-center/vehicle/dashcam/:id',
    title: 'dashCam',
    parent: '/control-center/vehicle/:id',
    page: () => import('../features/vehicle/dash-cam/dash-cam-page.tsx'),
    texts: ['dash-cam', 'vehicle', 'vehicles', 'live'],
  }),
  vehicle({ path: '/control-center/vehicle/tracker-schedule/:id?', title: 'trackerSchedule' }),
  vehicle({ path: '/control-center/vehicle/keylocker/:id', title: 'keylocker' }),

  record({ layout: 'full-height' }, { path: '/reports', title: 'reports' }),
  signedIn({ path: '/sharing', title: 'sharing' }),
  signedIn({ path: '/sharing/invite', title: 'inviteGuest', parent: '/sharing' }),
  signedIn({ path: '/sharing/edit/:id?', title: 'editGuest', parent: '/sharing' }),
  signedIn({ path: '/sharing/update-guest-pin', title: 'guestPin', parent: '/sharing' }),

  signedIn({ path: '/subscriptions', title: 'subscriptions' }),
  subscription({
    path: '/subscriptions/add',
    title: 'addSubscription',
    page: () => import('../features/add-vehicle/add-page.tsx'),
    texts: ['add-vehicle', 'forms'],
  }),
  subscription({ path: '/subscriptions/checkout', title: 'checkout' }),
  subscription({ path: '/subscriptions/checkout/complete', title: 'checkoutComplete' }),
  subscription({ path: '/subscriptions/update/billing', title: 'updateBilling' }),
  subscription({ path: '/subscriptions/update/streaming/:id?', title: 'updateStreaming' }),
  subscription({ path: '/subscriptions/update/:id?', title: 'updateSubscription' }),
  subscription({ path: '/subscriptions/edit/:id?', title: 'editSubscription' }),
  subscription({ path: '/subscriptions/manage/:id?', title: 'manageSubscription', back: 'target' }),
  subscription({
    path: '/subscriptions/transfer/:id?',
    title: 'transferVehicle',
    page: () => import('../features/transfer/transfer-page.tsx'),
    texts: ['transfer', 'picker', 'forms'],
  }),
  subscription({ path: '/subscriptions/cancel-streaming-plan/:id?', title: 'cancelStreaming' }),
  signedIn({ path: '/device-upgrade-offer', title: 'deviceUpgradeOffer' }),
  signedIn({ path: '/suspend', title: 'suspend', parent: '/subscriptions' }),
  signedIn({ path: '/suspend/:id', title: 'suspend', parent: '/subscriptions' }),

  signedIn({ path: '/products', title: 'products' }),
  signedIn({ path: '/billing', title: 'billing' }),
  signedIn({ path: '/billing/receipt/:id?', title: 'receipt', parent: '/billing' }),
  signedIn({
    path: '/profile',
    title: 'profile',
    page: () => import('../features/profile/profile-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({
    path: '/profile/login-info',
    title: 'loginInfo',
    parent: '/profile',
    page: () => import('../features/profile/login-info-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({
    path: '/profile/timezone',
    title: 'timezone',
    parent: '/profile',
    page: () => import('../features/profile/timezone-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({ path: '/profile/voice-assistants', title: 'voiceAssistants', parent: '/profile' }),
  signedIn({ path: '/profile/two-factor', title: 'twoFactor', parent: '/profile' }),
  signedIn({ path: '/help-center', title: 'helpCenter' }),
];
