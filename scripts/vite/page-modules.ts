import type { FirstPage } from '../../client/app/first-files.ts';
import { LANGUAGES, type Language } from '../../client/i18n/languages.ts';
import type { Namespace } from '../../client/i18n/setup.ts';

/** Catalogs of the start and of the pages below. */
const START_TEXTS: readonly Namespace[] = ['common', 'titles', 'sign-in'];
export const PAGE_TEXTS: readonly Namespace[] = [
  'activity',
  'command-history',
  'commands',
  'dashboard',
  'map',
  'service-mode',
  'vehicle',
  'vehicles',
];

/** Modules of catalogs. */
export const catalogsOf = (languages: readonly Language[], namespaces: readonly Namespace[]) =>
  languages.flatMap((language) => namespaces.map((name) => `i18n/catalogs/${language}/${name}.ts`));
const catalogs = (namespaces: readonly Namespace[]) =>
  catalogsOf(
    LANGUAGES.map(({ code }) => code),
    namespaces,
  );

/** What pages of users load before they are shown. */
const FRAME: readonly string[] = [
  'data/session/open.ts',
  'state/session-tokens.ts',
  'app/layouts/signed-in-layout.tsx',
  'i18n/further-catalogs.ts',
];
/** The line about paused vehicles, which pushes the page down. The dashboard and the map say it themselves. */
const PAUSED = 'app/layouts/paused-devices.tsx';
const visited = (module: string | readonly string[], texts: readonly Namespace[]) => ({
  modules: [...FRAME, module].flat(),
  texts: ['common', 'titles', ...texts] as const,
});

/** Modules and catalogs of the pages where visits begin. */
export const FIRST_PAGES: Readonly<Record<FirstPage, { modules: readonly string[]; texts: readonly Namespace[] }>> = {
  login: {
    modules: ['app/layouts/static-layout.tsx', 'app/pages/login-page.tsx'],
    texts: ['common', 'titles', 'sign-in'],
  },
  frame: { modules: [...FRAME, PAUSED], texts: ['common', 'titles'] },
  dashboard: visited(
    ['features/dashboard/dashboard-page.tsx', 'features/dashboard/banner.tsx'],
    ['dashboard', 'activity', 'vehicles', 'commands', 'map'],
  ),
  map: visited('features/control-center/control-center-page.tsx', ['vehicles', 'map', 'commands']),
  vehicle: visited(
    ['features/vehicle/overview/vehicle-page.tsx', PAUSED],
    ['vehicle', 'vehicles', 'activity', 'map', 'commands', 'command-history', 'service-mode'],
  ),
};

/** Modules of the start without a network, below `client/`: the entry, the sign-in page and pages that are not found. */
export const START_MODULES: readonly string[] = [
  'index.html',
  'app/start-again.tsx',
  'app/start-worker.ts',
  'app/layouts/static-layout.tsx',
  'app/layouts/by-session-layout.tsx',
  'app/pages/login-page.tsx',
  'app/pages/not-found-page.tsx',
  'i18n/french.ts',
  'state/follow-tabs.ts',
  ...catalogs(START_TEXTS),
];

/** Modules of the pages that show the last known data: the user and the vehicles. */
export const PAGE_MODULES: readonly string[] = [
  PAUSED,
  'app/layouts/session-follower.tsx',
  'app/layouts/signed-in-layout.tsx',
  'data/session/open.ts',
  'dialogs/service-notice/watched-notices.tsx',
  'i18n/further-catalogs.ts',
  'identity/renewal.ts',
  'state/session-tokens.ts',
  'features/control-center/control-center-page.tsx',
  'features/dashboard/dashboard-page.tsx',
  'features/vehicle/overview/vehicle-page.tsx',
  ...catalogs(PAGE_TEXTS),
];
