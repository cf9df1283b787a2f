const LANGUAGES = ['en', 'fr', 'es'] as const;
/** A language of the mock's own pages. */
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code);

/** First supported language of a list (`fr-CA,fr;q=0.9,en`). Falls back to English. */
export function languageOf(tags: string): Language {
  const codes = tags.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
