import { create } from 'zustand';
import type { ApiError } from '../api/errors.ts';
import type { User } from '../api/model.ts';
import type { RefusalReason } from '../identity/types.ts';
import type { ChunkError } from '../lib/chunk-reload.ts';

/** Why the sign-in page says something before anything was typed. */
export type SessionNotice = RefusalReason | 'prohibited' | 'dealer' | 'session_expired';

/** Who uses the portal. `starting` until the tokens of this browser were looked at and their owner was asked for. */
export type Session =
  | { status: 'starting' }
  | { status: 'signed_out'; notice: SessionNotice | null }
  /** The tokens are good but their owner could not be asked for, or what asks was not loaded. */
  | { status: 'failed'; error: ApiError | ChunkError }
  | { status: 'signed_in'; user: User };

/** Not made by `createSessionStore`: a logout does not put it back but to `signed_out`. */
export const useSession = create<Session>()(() => ({ status: 'starting' }));

export const setSession = (session: Session): void => useSession.setState(session, true);

/** The signed-in user, for what is shown to nobody else. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signed_in') throw new Error('Only pages of the signed-in layout may ask for the user');
  return session.user;
}
