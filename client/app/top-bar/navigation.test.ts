import { expect, test } from 'vitest';
import { isCurrent, type NavigationEntry, navigation, visibleNavigation } from './navigation.ts';

const everything = { location: true, trips: true };
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
  const shown = names(visibleNavigation({ location: false, trips: false })).flat();
  expect(shown).not.toContain('trips');
  expect(shown).not.toContain('geofences');
  expect(names(visibleNavigation(everything)).flat()).toContain('controlCenter');
});

test('an entry is current for its own page or one of its group', () => {
  const [, controlCenter, activity] = navigation;
  expect([controlCenter, activity].map((entry) => entry && isCurrent(entry, '/control-center/trips'))).toEqual([
    true,
    false,
  ]);
});

test.each(['/control-center/', '/Control-Center', '/CONTROL-CENTER/'])(
  '%s is the page of its entry too',
  (pathname) => {
    expect(navigation.filter((entry) => isCurrent(entry, pathname)).map(({ title }) => title)).toEqual([
      'controlCenter',
    ]);
  },
);

test('no entry is current on an unknown page or one outside of the navigation', () => {
  for (const pathname of ['/no-such-page', '/billing']) {
    expect(navigation.filter((entry) => isCurrent(entry, pathname))).toEqual([]);
  }
});
