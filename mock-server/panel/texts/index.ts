import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Texts } from './types.ts';

export type Language = 'en' | 'fr' | 'es';

const CATALOGS: Record<Language, Texts> = { en, fr, es };

const isLanguage = (code: string): code is Language => Object.hasOwn(CATALOGS, code);

/** First supported language of a list (`fr-CA,fr;q=0.9,en`). Falls back to English. */
export function languageOf(tags: string): Language {
  const codes = tags.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

/** Locale of numbers and dates. Plain `es` would format them as in Spain. */
const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA', es: 'es-MX' };
export const localeOf = (language: Language): string => LOCALES[language];

export const textsIn = (language: Language): Texts => CATALOGS[language];
