import type { Language } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/setup.ts';
import { browserStorage } from '../lib/web-storage.ts';
import { onLogout } from '../state/logout-registry.ts';
import { KEY } from './kept-language.ts';

/** Stores the language of the user or visitor for pages that do not load the user. A logout returns to the browser's (core 1). */
export const keepLanguage = (language: Language): void => browserStorage.write(KEY, language);
onLogout(() => {
  browserStorage.remove(KEY);
  void setLanguage();
});
