import { createSessionStore } from './store.ts';

type SessionEnd = {
  /** The session ran out. Its page and what was typed there stay until the same user signs in again. */
  isOver: boolean;
};

export const useSessionEnd = createSessionStore<SessionEnd>(() => ({ isOver: false }));
