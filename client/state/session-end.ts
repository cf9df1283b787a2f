import { createSessionStore } from './store.ts';

type SessionEnd = {
  /** The session expired. Its page and unsaved input stay until the same user signs in again. */
  isOver: boolean;
};

/** Whether the page can show the sign-in dialog. Pages without it end the session instead. */
export const endDialog = { isMounted: false };

export const useSessionEnd = createSessionStore<SessionEnd>(() => ({ isOver: false }));
