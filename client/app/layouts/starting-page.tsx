import { useLocation } from 'react-router';
import { findRoute } from '../find-route.ts';
import styles from './starting-page.module.css';

/** What stands while the first page is loaded: the bar that is going to be there. */
export function StartingPage() {
  const { pathname } = useLocation();
  const isSignedIn = findRoute(pathname)?.gate !== 'public';
  return <div className={styles.bar} data-signed-in={isSignedIn} aria-hidden="true" />;
}
