import { createSessionStore } from './store.ts';

type SessionEnd = {
  /** The session expired. Its page and unsaved input stay until the same user signs in again. */
  isOver: boolean;
};

/** Whether the page can show the sign-in dialog, or is loading it. Pages without it end the session instead. */
export const endDialog = { isMounted: false };

/** Effect of the sign-in dialog, and of its placeholder while it loads. */
export function offerEndDialog(): () => void {
  endDialog.isMounted = true;
  return () => {
    endDialog.isMounted = false;
  };
}

export const useSessionEnd = createSessionStore<SessionEnd>(() => ({ isOver: false }));
