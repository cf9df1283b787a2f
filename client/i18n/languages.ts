/** Languages of the portal, and their values in the user's language field (core 1). English is the fallback. */
export const LANGUAGES = [
  { code: 'en', named: 'English', label: 'English' },
  { code: 'fr', named: 'French', label: 'Français' },
  { code: 'es', named: 'Spanish', label: 'Español' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];
export const FALLBACK: Language = 'en';
/** English with accents, a third longer: reveals untranslated texts and texts that do not fit. */
export const PSEUDO = 'en-XA';

/** French gives fr, Spanish gives es, any other value en (core 1). */
export const languageOfUser = (field: string): Language =>
  LANGUAGES.find(({ named }) => named === field)?.code ?? FALLBACK;

/** Language before a sign-in: the first of the browser's languages that the portal has. */
export function languageOfBrowser(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find(({ code }) => code === tag.slice(0, 2).toLowerCase());
    if (known) return known.code;
  }
  return FALLBACK;
}

/** Whether the portal has a language. Any other change is ignored (core 1). */
export const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language.code === code);

/**
 * Locale for numbers and dates of a language. Never bare `es` or `fr`, which format them as in Spain and France instead of the
 * portal's countries.
 */
export function localeOf(language: string, country?: string): string {
  if (language === 'fr') return 'fr-CA';
  if (language === 'es') return country === 'MX' ? 'es-MX' : 'es-US';
  return language;
}
