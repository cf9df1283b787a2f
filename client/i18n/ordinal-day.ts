/** A date as `Intl` writes it, with the first of a month as an ordinal where the language says it so: le 1er octobre. */
export const ordinalDay = (date: string, language: string): string =>
  language.startsWith('fr') ? date.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er') : date;
