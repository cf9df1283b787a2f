import { createKeptStore } from '../../state/kept-store.ts';

/** The address that was asked for and waits for an answer to its letter; the server does not tell of it. */
export const useEmailChange = createKeptStore<{ wanted: string | null }>('email-change', 1, () => ({ wanted: null }));
export const setWanted = (wanted: string | null): void => useEmailChange.setState({ wanted });
