import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Whether what is shown is that nothing is there. Not the session's: a page that unmounts takes it back. */
export const useIsMissing = create<boolean>()(() => false);

/** Said by whatever shows that nothing is at an address: the page has neither the title nor the breadcrumbs of one that is there. */
export function useMissingPage(): void {
  useLayoutEffect(() => {
    useIsMissing.setState(true);
    return () => useIsMissing.setState(false);
  }, []);
}
