import { expect, test } from 'vitest';
import { currentOf, type NavigationEntry, navigation, pagesOf, visibleNavigation } from './navigation.ts';

const everything = { location: true, trips: true, owner: true };
const names = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) => ('pages' in entry ? [entry.title, ...entry.pages.map(({ title }) => title)] : entry.title));

test('[core 2.4] the navigation has the documented order', () => {
  expect(names(navigation)).toEqual([
    'dashboard',
    ['controlCenter', 'map', 'trips', 'geofences'],
    ['activity', 'feed', 'alerts'],
    'reports',
    'sharing',
    'subscriptions',
    'products',
  ]);
});

test('[core 2.4] Trips and Geofences need access, and pages that are not built never show', () => {
  const shown = names(visibleNavigation({ ...everything, location: false, trips: false })).flat();
  expect(shown).not.toContain('trips');
  expect(shown).not.toContain('geofences');
  expect(names(visibleNavigation(everything)).flat()).toContain('controlCenter');
});

test.each(['subscriptions', 'geofences'])('[core 6] %s shows only in the navigation of account owners', (title) => {
  expect(names(visibleNavigation(everything)).flat()).toContain(title);
  expect(names(visibleNavigation({ ...everything, owner: false })).flat()).not.toContain(title);
});

test('[core 6] who only serves others has the installers page alone, who also owns vehicles has it last', () => {
  expect(names(visibleNavigation({ ...everything, owner: false, serves: 'only' }))).toEqual(['installer']);
  expect(names(visibleNavigation({ ...everything, serves: 'others' })).at(-1)).toBe('installer');
  expect(names(visibleNavigation(everything)).flat()).not.toContain('installer');
});

/** The entries that are marked at an address. */
const marked = (pathname: string) =>
  navigation.flatMap((entry) => {
    const current = currentOf(entry, pathname);
    return current ? [[entry.title, current]] : [];
  });

test.each(['/control-center/trips', '/control-center/', '/Control-Center', '/CONTROL-CENTER/'])(
  '[core 2.4] %s is a page of the Control Center',
  (pathname) => expect(marked(pathname)).toEqual([['controlCenter', 'page']]),
);

test.each([
  ['/control-center/vehicle/1001', 'controlCenter'],
  ['/control-center/vehicle/dashcam/1002', 'controlCenter'],
  ['/control-center/geofences/edit/7', 'controlCenter'],
  ['/subscriptions/add', 'subscriptions'],
])('[core 2.4] %s is below an entry of the navigation', (pathname, title) =>
  expect(marked(pathname)).toEqual([[title, 'true']]),
);

test.each(['/no-such-page', '/billing', '/profile/timezone'])('[core 2.4] no entry is marked at %s', (pathname) =>
  expect(marked(pathname)).toEqual([]),
);

test('[core 2.4] a page below two pages of the navigation is marked at the nearer one', () => {
  const pages = navigation.flatMap(pagesOf);
  const marks = pages.flatMap((page) => (currentOf(page, '/control-center/geofences/create') ? [page.title] : []));
  expect(marks).toEqual(['geofences']);
});
