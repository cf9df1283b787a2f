import { isLanguage, type Language } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/setup.ts';
import { onLogout } from '../state/logout-registry.ts';

const KEY = 'waymark.language';

/** Remembers the language of whoever is signed in, for pages that do not ask who that is; a logout goes back to the browser's (core 1). */
export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language);
onLogout(() => {
  localStorage.removeItem(KEY);
  void setLanguage();
});

/** What the portal begins with, if anybody's language is remembered; a browser that keeps nothing is still to be told so. */
export function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
