import { createSessionStore } from './store.ts';

/** The command palette: whether it is open, and what it begins with. */
export const usePalette = createSessionStore<{ isOpen: boolean; query: string }>(() => ({ isOpen: false, query: '' }));

export const openPalette = (query = ''): void => usePalette.setState({ isOpen: true, query });
export const closePalette = (): void => usePalette.setState({ isOpen: false, query: '' });

/** What it was opened with. */
export const paletteQuery = (): string => usePalette.getState().query;
