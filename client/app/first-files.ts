import type { Language } from '../i18n/languages.ts';

/** Pages where visits begin. `frame`: what all other pages of users share. */
export type FirstPage = 'login' | 'dashboard' | 'map' | 'vehicle' | 'frame';

/** Scripts and style sheets of a page. Addresses are relative to the portal's base. */
export type PageFiles = { code: readonly string[]; texts: Readonly<Record<Language, readonly string[]>> };

/** First segments of the pages of users. */
const USERS =
  /^\/(?:$|(?:control-center|subscriptions|device-upgrade-offer|suspend|reports|products|billing|sharing|profile|help-center)(?:\/|$))/;

/** The page that an address shows first. `path`: begins with a slash, below the portal's base. `null`: nothing is known of it. */
export function firstPage(path: string, isSignedIn: boolean): FirstPage | null {
  const isUsers = USERS.test(path);
  if (!isSignedIn) return isUsers || path === '/login' ? 'login' : null;
  if (path === '/') return 'dashboard';
  if (path === '/control-center') return 'map';
  if (/^\/control-center\/vehicle\/[^/]+$/.test(path)) return 'vehicle';
  return isUsers ? 'frame' : null;
}

/** The element that loads a file without running it. Its address and mode are those of the later import, so that it is loaded once. */
export function preload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  const attributes = {
    ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    crossorigin: '',
    // Calls of the session begin before the last of these files and must not wait for them.
    fetchpriority: 'low',
    href: file,
  };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
