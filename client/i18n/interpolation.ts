import type { FormatterModule, PostProcessorModule } from 'i18next';
import { FALLBACK, localeOf } from './languages.ts';

const ENTITY = /&#(\d+);/g;
const DOUBLED = /(?<=\p{L})\.\.(?![.\p{L}\p{N}])/gu;

const NUMBERS = new Map<string, Intl.NumberFormat>();

/** A number with the separators of a language: 9,482. Ids are no numbers: pass them as texts. */
function numberIn(language: string, value: number): string {
  const known = NUMBERS.get(language) ?? new Intl.NumberFormat(localeOf(language));
  NUMBERS.set(language, known);
  return known.format(value);
}

/** Formats the values of texts: numbers only. `alwaysFormat` of `INTERPOLATION` calls it. */
export const FORMATTER: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = FALLBACK) =>
    // The library checks what is no number.
    typeof value === 'number' ? numberIn(language, value) : (value as string),
};

/** A value that ends with an abbreviation also ends its sentence: "7:30 p.m.", not "7:30 p.m..". */
export const FULL_STOPS: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text: unknown) => (typeof text === 'string' ? text.replace(DOUBLED, '.') : text) as string,
};

/**
 * Escaping of values in texts. `Trans` parses a text again with its values, so a vehicle named `{{count}}` or `<b>` would become part
 * of the markup: its values are escaped. All other texts show values unchanged, except for numbers.
 */
export const INTERPOLATION = {
  interpolation: {
    escapeValue: false,
    alwaysFormat: true,
    escape: (value: string) => value.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  },
  react: { unescape: (text: string) => text.replace(ENTITY, (_, code) => String.fromCharCode(Number(code))) },
};
