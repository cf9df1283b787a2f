import { createSessionStore } from './store.ts';

/** State of the command palette: whether it is open, what is typed, and whether its user typed it. */
export const usePalette = createSessionStore(() => ({ isOpen: false, query: '', isTyped: false }));

/** The element that had the focus before the palette opened. */
let opener: Element | null = null;

export const openPalette = (query = ''): void => {
  if (!usePalette.getState().isOpen) opener = document.activeElement;
  usePalette.setState({ isOpen: true, query, isTyped: false });
};

export const closePalette = (): void => usePalette.setState({ isOpen: false, query: '' });

/** Closes it and gives the focus back, unless the palette moved it to a page or a vehicle. */
export const leavePalette = (): void => {
  closePalette();
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
};
export const typeInPalette = (query: string): void => usePalette.setState({ query, isTyped: true });
