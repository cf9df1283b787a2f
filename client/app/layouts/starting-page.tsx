import { useLocation } from 'react-router';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { findRoute } from '../find-route.ts';
import styles from './starting-page.module.css';

/**
 * What stands until the initial state is set (core 2.3): the bar that is going to be there, and for whoever waits long enough
 * to notice, that something is on its way. `isOver`: nothing is on its way any more.
 */
export function StartingPage({ isOver = false }: { isOver?: boolean }) {
  const { pathname } = useLocation();
  const isSignedIn = findRoute(pathname)?.gate !== 'public';
  const isWaiting = useDelayed(isSignedIn && !isOver);
  return (
    <>
      <div className={styles.bar} data-signed-in={isSignedIn} aria-hidden="true" />
      {isWaiting && !isOver && (
        <div className={styles.page}>
          <SkeletonRows rows={6} />
        </div>
      )}
    </>
  );
}
