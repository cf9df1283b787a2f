import { createContext, useContext } from 'react';
import { create } from 'zustand';
import type { ApiError } from '../api/errors.ts';
import type { User } from '../api/model.ts';
import type { RefusalReason } from '../identity/types.ts';
import type { ChunkError } from '../lib/chunk-reload.ts';

/** Why the sign-in page shows a notice before any input. */
export type SessionNotice = RefusalReason | 'prohibited' | 'dealer' | 'not_dealer' | 'session_expired' | EndedByUser;
/** What the user did that ended every session. Texts are in the catalog `sign-in`, key `ended`. */
export type EndedByUser = 'two_factor_off' | 'signed_out_everywhere';

/** User of the portal. `starting` until the tokens of this browser were read and their user was loaded. */
export type Session =
  | { status: 'starting' }
  | { status: 'signed_out'; notice: SessionNotice | null }
  /** The tokens are valid, but the user could not be loaded, or the code that loads them was not. */
  | { status: 'failed'; error: ApiError | ChunkError }
  | { status: 'signed_in'; user: User };

/** Not made by `createSessionStore`: a logout sets it to `signed_out` instead of its initial state. */
export const useSession = create<Session>()(() => ({ status: 'starting' }));

export const setSession = (session: Session): void => useSession.setState(session, true);

/** Replaces the signed-in user in a part of a page: the owner's preview of a guest's view. */
const SeenAs = createContext<User | null>(null);
export const SeenAsProvider = SeenAs.Provider;

/** The signed-in user, for components that only signed-in users see. */
export function useUser(): User {
  const seenAs = useContext(SeenAs);
  const session = useSession();
  if (seenAs) return seenAs;
  if (session.status !== 'signed_in') throw new Error('Only pages of the signed-in layout may ask for the user');
  return session.user;
}
