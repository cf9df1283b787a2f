import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Whether the page shows that nothing is at its address. Not part of the session: the page resets it on unmount. */
export const useIsMissing = create<boolean>()(() => false);

/** Marks the page as missing, so that it has neither the title nor the breadcrumbs of its route. */
export function useMissingPage(): void {
  useLayoutEffect(() => {
    useIsMissing.setState(true);
    return () => useIsMissing.setState(false);
  }, []);
}
