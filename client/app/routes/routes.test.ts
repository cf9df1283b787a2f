import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { canonicalAddress, findRoute, pageExists } from './find-route.ts';
import { routes } from './routes.ts';

/** The paths of core 2.1 and commerce 2, with ids filled in. */
const SPECIFIED = `
  / /login /logout /register /forgot-password /set-password
  /invite /cancel-invite /accept-transfer /decline-transfer /change-email-accept /change-email-decline
  /privacy-policy /terms /return-policy /support /help-center
  /products /profile /reports /billing /billing/receipt /billing/receipt/7
  /sharing /sharing/invite /sharing/update-guest-pin /sharing/edit /sharing/edit/7
  /subscriptions /subscriptions/add /subscriptions/checkout /subscriptions/checkout/complete
  /subscriptions/update/billing /subscriptions/update/streaming /subscriptions/update/streaming/7
  /subscriptions/update /subscriptions/update/7 /subscriptions/edit /subscriptions/edit/7
  /subscriptions/manage /subscriptions/manage/7 /subscriptions/transfer /subscriptions/transfer/7
  /subscriptions/cancel-streaming-plan /subscriptions/cancel-streaming-plan/7
  /device-upgrade-offer /service-interruption /service-interruption-test /suspend /suspend/7
  /control-center /control-center/trips /control-center/geofences /control-center/geofences/create
  /control-center/geofences/edit/7 /control-center/logs /control-center/alerts /control-center/vehicle/7
  /control-center/vehicle/dashcam /control-center/vehicle/dashcam/7
  /control-center/vehicle/tracker-schedule /control-center/vehicle/tracker-schedule/7
`
  .trim()
  .split(/\s+/);

test.each(SPECIFIED)('[core 2.1, commerce 2] %s is an address of the portal', (path) => {
  expect(findRoute(path)).not.toBeNull();
});

test('[core 2.1] the public paths need no session', () => {
  const paths = `forgot-password privacy-policy set-password return-policy terms register terms-and-conditions
    change-email-accept change-email-decline decline-transfer accept-transfer cancel-invite invite support`.split(
    /\s+/,
  );
  expect(paths.filter((path) => findRoute(`/${path}`)?.access !== 'public')).toEqual([]);
});

test('[core 4] skips the initial load on excluded paths, unless the page needs the signed-in user', () => {
  const skipped = routes.filter(({ session }) => session === 'skipped').map(({ path }) => path);
  expect(skipped).toEqual([
    '/forgot-password',
    '/set-password',
    '/where',
    '/privacy-policy',
    '/terms',
    '/terms-and-conditions',
    '/return-policy',
    '/support',
  ]);
});

test('[core 2.3] pages without sign-in have the plain layout, all others the signed-in one', () => {
  for (const { path, access, layout } of routes) {
    // Installers work where visitors look a device up.
    if (path === '/installer') continue;
    expect([path, layout.startsWith('static')]).toEqual([path, access === 'public']);
  }
});

test('fixed segments win over ids, and trailing slashes, queries and hashes are ignored', () => {
  expect(findRoute('/subscriptions/update/billing')?.title).toBe('updateBilling');
  expect(findRoute('/subscriptions/update/streaming')?.title).toBe('updateStreaming');
  expect(findRoute('/control-center/vehicle/dashcam')?.title).toBe('dashCam');
  expect(findRoute('/reports/?page=safety#top')?.title).toBe('reports');
  expect(findRoute('/nowhere')).toBeNull();
});

test.each([
  ['/invite/?token=Ab', '/invite?token=Ab'],
  ['//invite?token=Ab', '/invite?token=Ab'],
  ['//Subscriptions///Manage//7/', '/subscriptions/manage/7'],
  ['//no-such-page', '//no-such-page'],
  ['/Accept-Transfer', '/accept-transfer'],
  ['/Privacy-Policy#Cookies', '/privacy-policy#Cookies'],
  ['/Control-Center/Vehicle/INFO/GG-7/', '/control-center/vehicle/info/GG-7'],
  ['/Subscriptions/Update//', '/subscriptions/update'],
  ['/', '/'],
  ['/?vehicle=7', '/?vehicle=7'],
  ['/No-Such-Page/', '/No-Such-Page/'],
])('[core 2.1] %s is the address %s', (written, address) => {
  expect(canonicalAddress(written)).toBe(address);
});

test('[core 2.3] full-height pages are the index, the map, trips and reports', () => {
  const tall = routes.filter(({ layout }) => layout === 'full-height').map(({ path }) => path);
  expect(tall).toEqual(['/', '/control-center', '/control-center/trips', '/reports']);
});

test('every linked path and every parent has a record', () => {
  expect(Object.values(paths).filter((path) => findRoute(path) === null)).toEqual([]);
  const parents = routes.flatMap(({ parent }) => parent ?? []);
  expect(parents.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

test('a page that is not built is not found', () => {
  expect(pageExists('/control-center?vehicle=7')).toBe(true);
  expect(pageExists('/')).toBe(true);
  expect(pageExists('/nowhere')).toBe(false);
});

test('[core 2.3] every child page has the parameters that its parent needs', () => {
  const needed = (path: string): readonly string[] => path.match(/:\w+(?!\w|\?)/g) ?? [];
  const unknown = routes.filter(({ path, parent }) =>
    needed(parent ?? '').some((name) => !needed(path).includes(name)),
  );
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
