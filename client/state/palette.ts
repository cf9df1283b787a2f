import { createSessionStore } from './store.ts';

/** State of the command palette: whether it is open, and its initial query. */
export const usePalette = createSessionStore<{ isOpen: boolean; query: string }>(() => ({ isOpen: false, query: '' }));

export const openPalette = (query = ''): void => usePalette.setState({ isOpen: true, query });
export const closePalette = (): void => usePalette.setState({ isOpen: false, query: '' });

/** Returns the initial query. */
export const paletteQuery = (): string => usePalette.getState().query;
