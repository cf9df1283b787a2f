import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { Brand } from '../../ui/brand.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { findRoute } from '../routes/find-route.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './starting-page.module.css';

/**
 * Shown until the initial state is set (core 2.3): an empty top bar, and after a delay a skeleton of the page. `end`: content of the
 * bar once nothing is loading any more.
 */
export function StartingPage({ end }: { end?: ReactNode }) {
  const { brand, identity } = usePortal();
  const { pathname } = useLocation();
  const record = findRoute(pathname);
  // Visitors are led to the sign-in page, which has nothing of this one.
  const isSignedIn = record !== null && record.access !== 'public' && identity.person() !== null;
  const isWaiting = useDelayed(isSignedIn && !end);
  if (!isSignedIn) return <div className={styles.bar} />;
  return (
    <>
      <header className={styles.bar} data-signed-in="true">
        <Brand name={brand.name} />
        {end ?? <span className={styles.places} />}
      </header>
      {isWaiting && !end && <PageSkeleton record={record} />}
    </>
  );
}
