import type { Identity } from '../identity/types.ts';
import { emptyEverything } from './logout-registry.ts';
import { type SessionNotice, setSession, useSession } from './session.ts';

/** Who is signed in on this browser: written at sign-in and logout, read by the other tabs. */
const WHO = 'waymark.session';
/** Set when a session ended by itself: the next page goes to the sign-in page and back (core 2.2). */
const EXPIRED = 'waymark.session-expired';
const NOBODY = '';

export type Logout = ReturnType<typeof createLogout>;

/**
 * The end of a session, in one place (core 2.2): the tokens are forgotten, every store and cache is emptied, and the other
 * tabs do the same. Device keys of trusted browsers stay (see the token storage).
 */
export function createLogout(identity: Pick<Identity, 'signOut' | 'forget'>) {
  const end = (notice: SessionNotice | null) => {
    identity.forget();
    emptyEverything();
    setSession({ status: 'signed_out', notice });
  };
  return {
    /** At the user's wish, or because they may not be here. */
    logout: async (notice: SessionNotice | null = null): Promise<void> => {
      localStorage.setItem(WHO, NOBODY);
      await identity.signOut();
      end(notice);
    },
    /** The session ended by itself: revoked elsewhere, or not to be renewed. */
    expire: (): void => {
      // A read that was on its way when somebody was logged out is refused too: the reason stays.
      const session = useSession.getState();
      if (session.status === 'signed_out' && session.notice !== null) return end(session.notice);
      sessionStorage.setItem(EXPIRED, '1');
      localStorage.setItem(WHO, NOBODY);
      end('session_expired');
    },
    /** Tells the other tabs who signed in. */
    announce: (subject: string): void => localStorage.setItem(WHO, subject),
    /** Follows what other tabs do: ends here when it ended there, `restart`s when somebody else signed in. */
    follow: (restart: () => void): void => {
      window.addEventListener('storage', ({ key, newValue, oldValue }) => {
        if (key !== WHO || newValue === oldValue) return;
        if (newValue === NOBODY || newValue === null) return end(null);
        // Somebody else, without a logout in between: what is here belongs to the one before.
        if (oldValue !== NOBODY && oldValue !== null) emptyEverything();
        restart();
      });
    },
  };
}

/** Whether a session ended by itself in this tab, and nobody signed in since. */
export const hasExpired = (): boolean => sessionStorage.getItem(EXPIRED) !== null;
export const clearExpiry = (): void => sessionStorage.removeItem(EXPIRED);
