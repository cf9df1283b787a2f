import type { Identity } from '../identity/types.ts';
import { emptyEverything } from './logout-registry.ts';
import { type SessionNotice, setSession, useSession } from './session.ts';

/**
 * Who is signed in on this browser: written at sign-in and logout, read by the other tabs. After the name of the person stands
 * something that is never the same: a browser tells the other tabs of changes alone.
 */
const WHO = 'waymark.session';
/** Set when a session ended by itself: the next page goes to the sign-in page and back (core 2.2). */
const EXPIRED = 'waymark.session-expired';
const NOBODY = '';
/** Nobody either, and not at anybody's wish. */
const NOBODY_ANY_MORE = ' ';

const nameIn = (value: string | null): string => value?.split(' ')[0] ?? NOBODY;

export type Logout = ReturnType<typeof createLogout>;

/**
 * The end of a session, in one place (core 2.2): the tokens are forgotten, every store and cache is emptied, and the other
 * tabs do the same. Device keys of trusted browsers stay (see the token storage).
 */
export function createLogout(identity: Pick<Identity, 'signOut' | 'forget'>) {
  const end = (notice: SessionNotice | null) => {
    identity.forget();
    emptyEverything(notice === 'session_expired');
    setSession({ status: 'signed_out', notice });
  };
  return {
    /** At the user's wish, or because they may not be here. */
    logout: async (notice: SessionNotice | null = null): Promise<void> => {
      // First, while the tokens are there: the other tabs empty the cookies that all of them share.
      identity.signOut();
      localStorage.setItem(WHO, NOBODY);
      end(notice);
    },
    /** The session ended by itself: revoked elsewhere, or not to be renewed. */
    expire: (): void => {
      // A read that was on its way when somebody was logged out is refused too: the reason stays.
      const session = useSession.getState();
      if (session.status === 'signed_out' && session.notice !== null) return end(session.notice);
      sessionStorage.setItem(EXPIRED, '1');
      localStorage.setItem(WHO, NOBODY_ANY_MORE);
      end('session_expired');
    },
    /** Tells the other tabs who signed in. */
    announce: (subject: string): void => localStorage.setItem(WHO, `${subject} ${crypto.randomUUID()}`),
    /** Follows what other tabs do: ends here when it ended there, `restart`s when somebody else signed in. */
    follow: (restart: () => void): void => {
      window.addEventListener('storage', ({ key, newValue, oldValue }) => {
        if (key !== WHO) return;
        const before = nameIn(oldValue);
        const after = nameIn(newValue);
        if (after === NOBODY) return end(newValue === NOBODY_ANY_MORE ? 'session_expired' : null);
        // A page that was loaded says who it belongs to, which is no news here.
        if (after === before && useSession.getState().status === 'signed_in') return;
        // Somebody else, without a logout in between: what is here belongs to the one before.
        if (before !== NOBODY && after !== before) emptyEverything();
        restart();
      });
    },
  };
}

/** Whether a session ended by itself in this tab, and nobody signed in since. */
export const hasExpired = (): boolean => sessionStorage.getItem(EXPIRED) !== null;
export const clearExpiry = (): void => sessionStorage.removeItem(EXPIRED);
