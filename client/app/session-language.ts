import { isLanguage, type Language } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/setup.ts';
import { browserStorage } from '../lib/web-storage.ts';
import { onLogout } from '../state/logout-registry.ts';

const KEY = 'waymark.language';

/** Remembers the language of whoever is signed in, for pages that do not ask who that is; a logout goes back to the browser's (core 1). */
export const keepLanguage = (language: Language): void => browserStorage.write(KEY, language);
onLogout(() => {
  browserStorage.remove(KEY);
  void setLanguage();
});

/** What the portal begins with, if anybody's language is remembered; a browser that keeps nothing is still to be told so. */
export function keptLanguage(): Language | undefined {
  const kept = browserStorage.read(KEY) ?? '';
  return isLanguage(kept) ? kept : undefined;
}
