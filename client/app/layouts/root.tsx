import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsMissing } from '../../state/missing-page.ts';
import { useSubjectOfPage } from '../../state/page-subject.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { onNavigation } from '../on-navigation.ts';
import { canonicalAddress } from '../routes/find-route.ts';
import { useRouteRecord } from '../routes/use-route-record.ts';

/** Around every page: its title in the browser, its language, and what every navigation does (core 1, core 2.2). */
export function Root() {
  const { t } = useTranslation(['common', 'titles']);
  const { brand } = usePortal();
  const record = useRouteRecord();
  const isMissing = useIsMissing();
  const { status } = useSession();
  const subject = useSubjectOfPage();
  const name = t(`titles:${record?.page && !isMissing ? record.title : 'notFound'}`);
  const titleOfPage = subject === null ? name : t('titleOf', { subject, title: name });
  const isFailed = status === 'failed' && record?.access !== 'public';
  const title = isFailed ? t('sessionFailed.title') : titleOfPage;
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalAddress(pathname);
  useEveryNavigation();
  useKeptFocus();
  return (
    <>
      <title>{t('pageTitle', { title, brand: brand.name })}</title>
      {canonical === pathname ? (
        <Outlet />
      ) : (
        <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />
      )}
      <ScrollRestoration />
    </>
  );
}

/** Loaded after the page: it is of use once something was pressed. */
function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    const begin = ({ keepFocus }: typeof import('../../ui/keep-focus.ts')) => {
      if (!isLeft) stop = keepFocus();
    };
    void import('../../ui/keep-focus.ts').then(begin, () => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
}

function useEveryNavigation(): void {
  const { pathname, search } = useLocation();
  const session = useSession();
  const { openSession } = usePortal();
  useEffect(() => {
    // The effects of the page come before this one, and it may be the one that logs out: nobody's language is kept then.
    if (session === useSession.getState()) onNavigation(canonicalAddress(pathname + search), session, openSession);
  }, [pathname, search, session, openSession]);

  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // A new page is read from its beginning; the first one is left to the browser.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
