import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { User } from '../../api/model.ts';
import { type SignInDone, SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { paths } from '../../lib/paths.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { clearExpiry } from '../../state/logout.ts';
import { usePortal } from '../../state/portal.ts';
import { useSession } from '../../state/session.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { prefetchArrival } from '../prefetch-arrival.ts';
import { useRouteRecord } from '../routes/use-route-record.ts';
import styles from './login-page.module.css';

/** The sign-in page, for dealers at an address of its own (commerce 6). Redirects signed-in users (core 2.2). */
export default function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { identity } = usePortal();
  const session = useSession();
  const [query] = useSearchParams();
  const state = useLocation().state as { done?: SignInDone } | null;
  const door = useRouteRecord()?.path === paths.dealerLogin ? 'dealer' : null;
  const user = session.status === 'signed_in' ? session.user : null;
  const next = query.get('next');
  const destination = useDestination(user, next);
  // Runs again if the tokens of this browser turn out to be expired.
  const { status } = session;
  useEffect(() => {
    if (status !== 'signed_out') return;
    clearExpiry();
    // After the SDK, which the press of the button waits for.
    return whenIdle(() => void identity.preload().then(() => prefetchArrival(next, door)));
  }, [status, next, door, identity]);
  if (destination !== null) return <Redirect to={destination} />;
  // The session is loading: a form would flash.
  if (session.status === 'starting') {
    return <output className={styles.opening}>{t('opening')}</output>;
  }
  return <SignInForm key={door} door={door} isOpening={user !== null} done={state?.done ?? null} />;
}

/** Destination after the sign-in. `null` until it is known. */
function useDestination(user: User | null, next: string | null): string | null {
  const { identity } = usePortal();
  const [destination, setDestination] = useState<string | null>(null);
  useEffect(() => {
    if (user === null) return;
    let isWanted = true;
    const decide = async () => {
      const { destinationOf } = await loadChunk(() => import('../arrival.ts'));
      const target = await destinationOf(next, user, identity.person());
      if (isWanted) setDestination(target);
    };
    // If the checks fail, goes to the dashboard as by default.
    decide().catch(() => isWanted && setDestination(paths.dashboard));
    return () => {
      isWanted = false;
    };
  }, [user, next, identity]);
  return user === null ? null : destination;
}
