import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Name of the page's vehicle, for its title. Not part of the session: the page resets it on unmount. */
export const useSubjectOfPage = create<string | null>()(() => null);

/** Puts a name before the page title: `Van 07 – Vehicle` (WCAG 2.4.2). */
export function usePageSubject(name: string): void {
  useLayoutEffect(() => {
    useSubjectOfPage.setState(name, true);
    return () => useSubjectOfPage.setState(null, true);
  }, [name]);
}
