import type { Identity } from '../identity/types.ts';
import { KEPT_ANSWER } from '../lib/kept-names.ts';
import { browserStorage, tabStorage } from '../lib/web-storage.ts';
import { MINUTE, SECOND } from '../rules/time/duration.ts';
import { emptyEverything, lastCallsEnd } from './logout-registry.ts';
import { type SessionNotice, setSession, useSession } from './session.ts';

/**
 * The signed-in user of this browser: written at sign-in and logout, read by other tabs. A unique suffix follows the user's id,
 * because a browser only sends an event if the value changes.
 */
export const WHO = 'waymark.session';
/** Set when the session expired: the next page redirects to the sign-in page and back (core 2.2). */
const EXPIRED = 'waymark.session-expired';
const USUAL = '1';
export const NO_USER = '';
/** Also no signed-in user, because the session expired: refused by the service, or past its end. */
export const ENDED = { refused: ' refused', ran_out: ' ran-out' } as const;

const BY_USER: readonly (SessionNotice | null)[] = ['two_factor_off', 'signed_out_everywhere'];

/** Milliseconds that a logout waits for calls that end something at a device, such as live video. */
const PAGE_WAIT = 2 * SECOND;
/** Milliseconds that the revocation waits for them, because it would make the service refuse their token. */
const REVOCATION_WAIT = MINUTE;

export type Logout = ReturnType<typeof createLogout>;

/**
 * Ends a session (core 2.2): forgets the tokens, clears every store and cache, and makes other tabs do the same. Keeps device keys of
 * trusted browsers (see the token storage).
 */
export function createLogout(identity: Pick<Identity, 'door' | 'signOut' | 'forget'>) {
  /** The signed-in user of this tab. */
  let own = NO_USER;
  const end = (why: SessionNotice | null) => {
    const session = useSession.getState();
    // Signing out everywhere also ends the sessions of other tabs, which report an expiry.
    const isByUser = session.status === 'signed_out' && BY_USER.includes(session.notice);
    const notice = isByUser ? session.notice : why;
    if (notice === 'session_expired') tabStorage.write(EXPIRED, identity.door() ?? USUAL);
    identity.forget();
    emptyEverything(notice === 'session_expired');
    setSession({ status: 'signed_out', notice });
  };
  return {
    /** Logs out, at the user's request or because they have no access. */
    logout: async (notice: SessionNotice | null = null): Promise<void> => {
      const mayRevoke = lastCallsEnd(REVOCATION_WAIT);
      const isOver = lastCallsEnd(PAGE_WAIT);
      if (isOver) await isOver;
      // First, while the tokens exist: the other tabs clear the cookies that all tabs share.
      identity.signOut(mayRevoke);
      const hasEnded = notice === 'session_expired';
      browserStorage.write(WHO, hasEnded ? ENDED.refused : NO_USER);
      // Only in this tab: when the others follow, the next user's answer may be stored already.
      if (!hasEnded) browserStorage.remove(KEPT_ANSWER);
      end(notice);
    },
    /** Ends an expired session. */
    expire: (cause: keyof typeof ENDED = 'refused'): void => {
      // A read in flight during a logout is refused too. The logout's reason stays.
      const session = useSession.getState();
      if (session.status === 'signed_out' && session.notice !== null) return end(session.notice);
      browserStorage.write(WHO, ENDED[cause]);
      end('session_expired');
    },
    /** Reports the signed-in user to other tabs. */
    announce: (subject: string): void => {
      own = subject;
      browserStorage.write(WHO, `${subject} ${crypto.randomUUID()}`);
    },
    /** Whether this tab's session belongs to `subject`. */
    isOwn: (subject: string): boolean => subject === own,
    end,
  };
}

/** Whether the session of this tab expired and no user has signed in since. */
export const hasExpired = (): boolean => tabStorage.read(EXPIRED) !== null;
/** Whether it came through the dealers' door. */
export const hasDealerExpired = (): boolean => tabStorage.read(EXPIRED) === 'dealer';
export const clearExpiry = (): void => tabStorage.remove(EXPIRED);
