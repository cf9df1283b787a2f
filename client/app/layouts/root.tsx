import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { languageOfUser } from '../../i18n/languages.ts';
import { setLanguage } from '../../i18n/setup.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { recordVisit } from '../../state/visits.ts';
import type { RouteHandle } from '../router.tsx';
import type { RouteRecord } from '../routes.ts';

/** The record of the page that is shown. */
export function useRouteRecord(): RouteRecord | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.record;
}

/** Around every page: its title in the browser, its language, and what every navigation does (core 1, core 2.2). */
export function Root() {
  const { t } = useTranslation(['common', 'titles']);
  const { brand } = usePortal();
  const record = useRouteRecord();
  const title = record?.page ? record.title : 'notFound';
  useEveryNavigation();
  return (
    <>
      <title>{t('pageTitle', { title: t(`titles:${title}`), brand: brand.name })}</title>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useEveryNavigation(): void {
  const { pathname, search } = useLocation();
  const session = useSession();
  const language = session.status === 'signed_in' ? session.user.language : null;
  useEffect(() => recordVisit(pathname + search), [pathname, search]);
  useEffect(() => {
    if (language !== null) void setLanguage(languageOfUser(language));
  }, [language]);

  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // A new page is read from its beginning; the first one is left to the browser.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
