import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsMissing } from '../../state/missing-page.ts';
import { useOwnTitleOfPage, useSubjectOfPage } from '../../state/page-subject.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { onNavigation } from '../on-navigation.ts';
import { canonicalAddress } from '../routes/find-route.ts';
import { useRouteRecord } from '../routes/use-route-record.ts';

/** Root of every page: document title, language, and the effects of each navigation (core 1, core 2.2). */
export function Root() {
  const { t } = useTranslation(['common', 'titles']);
  const { brand } = usePortal();
  const record = useRouteRecord();
  const isMissing = useIsMissing();
  const { status } = useSession();
  const subject = useSubjectOfPage();
  const ownTitle = useOwnTitleOfPage();
  const name = ownTitle ?? t(`titles:${record?.page && !isMissing ? record.title : 'notFound'}`);
  const titleOfPage = subject === null ? name : t('titleOf', { subject, title: name });
  const isFailed = status === 'failed' && record?.access !== 'public';
  const title = isFailed ? t('sessionFailed.title') : titleOfPage;
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalAddress(pathname);
  useEveryNavigation();
  // From the first press on: what had the focus before is not known later.
  useEffect(keepFocus, []);
  return (
    <>
      <title>{t('pageTitle', { title, brand: brand.name })}</title>
      {canonical === pathname ? <Outlet /> : <Redirect to={canonical + search + hash} state={state} />}
      <ScrollRestoration />
    </>
  );
}

function useEveryNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const { openSession } = usePortal();
  useEffect(() => {
    // The page's effects run first, and may log out. Then the session changed, and no language is stored.
    if (session === useSession.getState()) onNavigation(canonicalAddress(pathname + search), session, openSession);
  }, [pathname, search, session, openSession]);

  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // The card that the address names has taken the focus: it was drawn at once.
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    // Focuses the new page, so that it is read from its start. Leaves the first page to the browser.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
