import { createSessionStore } from './store.ts';

type SessionEnd = {
  /** The session ran out. Its page and what was typed there stay until the same user signs in again. */
  isOver: boolean;
};

/** Whether the page can ask to sign in again. Pages without the dialog end the session instead. */
export const endDialog = { isMounted: false };

export const useSessionEnd = createSessionStore<SessionEnd>(() => ({ isOver: false }));
