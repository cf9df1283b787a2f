import '../../ui/theme/forced-colors.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { queryClient } from '../../data/query-client.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { LazyBulkCommands } from '../../dialogs/bulk-commands/lazy-bulk-commands.tsx';
import { LazyDiagnostics } from '../../dialogs/diagnostics/lazy-diagnostics.tsx';
import { LazyGroups } from '../../dialogs/groups/lazy-groups.tsx';
import { LazyLiveView } from '../../dialogs/live-view/lazy-live-view.tsx';
import { ServiceNotices } from '../../dialogs/service-notice/service-notices.tsx';
import { LazyTransfer } from '../../dialogs/transfer/lazy-transfer.tsx';
import { paths } from '../../lib/paths.ts';
import { accessOf } from '../../rules/access/access.ts';
import { servesOnly } from '../../rules/access/roles.ts';
import { hasDealerExpired, hasExpired } from '../../state/logout.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession, useUser } from '../../state/session.ts';
import { offerEndDialog } from '../../state/session-end.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useRouteRecord } from '../routes/use-route-record.ts';
import { signInAddress } from '../session-routing.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AlertBar } from './alert-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { isOpenToInstallers, OwnersPage } from './owners-page.tsx';
import { PageSlot } from './page-slot.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { PrefetchedPages } from './prefetched-pages.tsx';
import styles from './signed-in-layout.module.css';
import { StartingPage } from './starting-page.tsx';

/** Loaded without blocking: every page works without these. */
const SessionFollower = lazyChunk(
  () => import('./session-follower.tsx'),
  () => null,
);

const PausedDevices = lazyChunk(
  () => import('./paused-devices.tsx'),
  () => null,
  { isPreloaded: true },
);

/** Placeholder of the session dialog while it loads: an expired session keeps its page for the dialog. */
function LoadingFollower() {
  useEffect(offerEndDialog, []);
  return null;
}

/** Pages for signed-in users. Redirects visitors to the sign-in page (core 2.2, core 2.3). */
export function SignedInLayout() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'starting':
      return <StartingPage />;
    case 'signed_out':
      return <Redirect to={signInAddress(pathname + search + hash, hasExpired(), hasDealerExpired())} />;
    case 'failed':
      return <SessionFailure error={session.error} />;
    case 'signed_in':
      return (
        <QueryClientProvider client={queryClient}>
          <Frame />
        </QueryClientProvider>
      );
  }
}

/** The account could not be loaded: retry, get help, or log out. */
function SessionFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['common', 'titles']);
  const errorLines = useErrorLines();
  const { openSession } = usePortal();
  return (
    <>
      <StartingPage
        end={
          <Link to={paths.logout} className={styles.leave}>
            {t('titles:logout')}
          </Link>
        }
      />
      <main className={styles.failure}>
        <FailureState
          heading="h1"
          title={t('sessionFailed.title')}
          lines={[...errorLines(error), t('sessionFailed.text')]}
          onRetry={() => void openSession()}
        />
      </main>
      <PolicyLinks />
    </>
  );
}

function Frame() {
  const { t } = useTranslation();
  const record = useRouteRecord();
  const { data: vehicles } = useQuery(vehiclesQuery());
  // Offers all pages until the vehicles are loaded.
  const access = vehicles ? accessOf(vehicles) : { location: true, trips: true };
  const user = useUser();
  const { identity } = usePortal();
  const isOwnersPage = servesOnly(user, identity.person()?.accountType ?? null) && !isOpenToInstallers(record ?? null);
  const isTall = record?.layout === 'full-height' && !isOwnersPage;
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.querySelector<HTMLElement>('main')?.focus()}
      >
        {t('skipToContent')}
      </button>
      <TopBar access={access} />
      <ServiceNotices />
      <div className={styles.below}>
        <AlertBar />
        <OfflineNotice />
        <main className={styles.page} data-tall={isTall} tabIndex={-1}>
          {!isTall && !isOwnersPage && <Breadcrumbs />}
          {isOwnersPage ? <OwnersPage isHome={record?.path === paths.dashboard} /> : <PageSlot />}
        </main>
      </div>
      {isTall && <LazyLiveView />}
      <LazyBulkCommands isTall={isTall} />
      <LazyDiagnostics />
      {isTall && <LazyGroups />}
      <LazyTransfer />
      {!isTall && <PolicyLinks />}
      <PrefetchedPages />
      <Suspense fallback={<LoadingFollower />}>
        <SessionFollower />
      </Suspense>
      <Suspense fallback={null}>
        <PausedDevices vehicles={vehicles} isShownByPage={isTall || record?.path === paths.subscriptions} />
      </Suspense>
    </div>
  );
}
