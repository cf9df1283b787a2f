import { isLanguage, type Language } from '../i18n/languages.ts';
import { browserStorage } from '../lib/web-storage.ts';

export const KEY = 'waymark.language';

/** The stored language of the user or visitor, if any. */
export function keptLanguage(): Language | undefined {
  const kept = browserStorage.read(KEY) ?? '';
  return isLanguage(kept) ? kept : undefined;
}
