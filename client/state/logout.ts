import type { Identity } from '../identity/types.ts';
import { KEPT_ANSWER } from '../lib/kept-names.ts';
import { browserStorage, tabStorage } from '../lib/web-storage.ts';
import { emptyEverything } from './logout-registry.ts';
import { type SessionNotice, setSession, useSession } from './session.ts';

/**
 * Who is signed in on this browser: written at sign-in and logout, read by the other tabs. After the name of the person stands
 * something that is never the same: a browser tells the other tabs of changes alone.
 */
export const WHO = 'waymark.session';
/** Set when a session ended by itself: the next page goes to the sign-in page and back (core 2.2). */
const EXPIRED = 'waymark.session-expired';
export const NOBODY = '';
/** Nobody either. The session ended by itself: the service refused it, or its time ran out. */
export const ENDED = { refused: ' refused', ran_out: ' ran-out' } as const;

export type Logout = ReturnType<typeof createLogout>;

/**
 * The end of a session, in one place (core 2.2): the tokens are forgotten, every store and cache is emptied, and the other
 * tabs do the same. Device keys of trusted browsers stay (see the token storage).
 */
export function createLogout(identity: Pick<Identity, 'signOut' | 'forget'>) {
  /** Who is signed in in this tab. */
  let own = NOBODY;
  const end = (notice: SessionNotice | null) => {
    if (notice === 'session_expired') tabStorage.write(EXPIRED, '1');
    identity.forget();
    emptyEverything(notice === 'session_expired');
    setSession({ status: 'signed_out', notice });
  };
  return {
    /** At the user's wish, or because they may not be here. */
    logout: async (notice: SessionNotice | null = null): Promise<void> => {
      // First, while the tokens are there: the other tabs empty the cookies that all of them share.
      identity.signOut();
      const hasEnded = notice === 'session_expired';
      browserStorage.write(WHO, hasEnded ? ENDED.refused : NOBODY);
      // By this tab alone: the others follow when the next user's answer may be kept already.
      if (!hasEnded) browserStorage.remove(KEPT_ANSWER);
      end(notice);
    },
    /** The session ended by itself. */
    expire: (cause: keyof typeof ENDED = 'refused'): void => {
      // A read that was on its way when somebody was logged out is refused too: the reason stays.
      const session = useSession.getState();
      if (session.status === 'signed_out' && session.notice !== null) return end(session.notice);
      browserStorage.write(WHO, ENDED[cause]);
      end('session_expired');
    },
    /** Tells the other tabs who signed in. */
    announce: (subject: string): void => {
      own = subject;
      browserStorage.write(WHO, `${subject} ${crypto.randomUUID()}`);
    },
    /** Whether this tab's session is that of `subject`. */
    isOwn: (subject: string): boolean => subject === own,
    end,
  };
}

/** Whether a session ended by itself in this tab, and nobody signed in since. */
export const hasExpired = (): boolean => tabStorage.read(EXPIRED) !== null;
export const clearExpiry = (): void => tabStorage.remove(EXPIRED);
