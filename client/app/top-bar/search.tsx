import { useTranslation } from 'react-i18next';
import { LazyPalette } from '../../dialogs/palette/lazy-palette.tsx';
import { paths } from '../../lib/paths.ts';
import { canAddVehicle, canSeeBilling } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { findRoute, pageExists } from '../routes/find-route.ts';
import { type NavigationEntry, pagesOf } from './navigation.ts';

/** Pages of the profile menu, and their child pages. */
const PERSONAL = [
  paths.profile,
  '/profile/login-info',
  '/profile/two-factor',
  '/profile/timezone',
  '/profile/voice-assistants',
  paths.billing,
  paths.helpCenter,
  paths.support,
  paths.privacyPolicy,
  paths.terms,
  paths.logout,
];

/** The command palette with the pages of this user. */
export function Search({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('titles');
  const user = useUser();
  const own = canAddVehicle(user).allowed ? [paths.addSubscription] : [];
  const personal = PERSONAL.filter((to) => pageExists(to) && (to !== paths.billing || canSeeBilling(user).allowed));
  const addresses = [...entries.flatMap(pagesOf).map(({ to }) => to), ...own, ...personal];
  const pages = addresses.flatMap((to) => {
    const title = findRoute(to)?.title;
    if (!title) return [];
    // The rules are a view of the alerts.
    const rules = to === paths.alerts ? [{ to: paths.alertRules, name: 'alertRules' as const }] : [];
    return [{ to, name: title }, ...rules].map((page) => ({ ...page, title: t(page.name) }));
  });
  return <LazyPalette pages={pages} isPhone={useIsPhone()} />;
}
