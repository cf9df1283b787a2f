import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Not the session's: a page that unmounts takes it back. */
const useMissing = create<{ isMissing: boolean }>()(() => ({ isMissing: false }));

/** Said by whatever shows that nothing is at an address: the page has neither the title nor the breadcrumbs of one that is there. */
export function useMissingPage(): void {
  useLayoutEffect(() => {
    useMissing.setState({ isMissing: true });
    return () => useMissing.setState({ isMissing: false });
  }, []);
}

/** Whether what is shown is that nothing is there. */
export const useIsMissing = (): boolean => useMissing(({ isMissing }) => isMissing);
