import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Name of the page's vehicle, for its title. Not part of the session: the page resets it on unmount. */
export const useSubjectOfPage = create<string | null>()(() => null);

/** Title of the page in place of its route's. Not part of the session: the page resets it on unmount. */
export const useOwnTitleOfPage = create<string | null>()(() => null);

/** Replaces the route's title in the browser's tab, in the breadcrumbs and in the top bar of a phone. `null`: keeps it. */
export function useOwnPageTitle(title: string | null): void {
  useLayoutEffect(() => {
    useOwnTitleOfPage.setState(title, true);
    return () => useOwnTitleOfPage.setState(null, true);
  }, [title]);
}

/** Puts a name before the page title: `Van 07 – Vehicle` (WCAG 2.4.2). */
export function usePageSubject(name: string): void {
  useLayoutEffect(() => {
    useSubjectOfPage.setState(name, true);
    return () => useSubjectOfPage.setState(null, true);
  }, [name]);
}
