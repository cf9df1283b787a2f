import type { Language } from '../../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Texts } from './types.ts';

const CATALOGS: Record<Language, Texts> = { en, fr, es };

/** Locale of numbers and dates. Plain `es` would format them as in Spain. */
const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-CA', es: 'es-MX' };
export const localeOf = (language: Language): string => LOCALES[language];

export const textsIn = (language: Language): Texts => CATALOGS[language];
