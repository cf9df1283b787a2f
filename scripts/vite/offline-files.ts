import { LANGUAGES } from '../../client/i18n/languages.ts';
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

const catalogs = (namespaces: readonly Namespace[]) =>
  LANGUAGES.flatMap(({ code }) => namespaces.map((name) => `i18n/catalogs/${code}/${name}.ts`));

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
  'app/layouts/paused-devices.tsx',
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
