import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Name of the vehicle that the page is about, for its title. Not the session's: a page that unmounts takes it back. */
export const useSubjectOfPage = create<string | null>()(() => null);

/** Puts a name before the title of the page in the browser: `Van 07 – Vehicle` (WCAG 2.4.2). */
export function usePageSubject(name: string): void {
  useLayoutEffect(() => {
    useSubjectOfPage.setState(name, true);
    return () => useSubjectOfPage.setState(null, true);
  }, [name]);
}
