import { createKeptStore } from './kept-store.ts';

/** Whether the user closed the notice of required modules, which hides it for the session (commerce 2). */
export const useMandatoryNotice = createKeptStore<{ isClosed: boolean }>('mandatory-notice', 1, () => ({
  isClosed: false,
}));
