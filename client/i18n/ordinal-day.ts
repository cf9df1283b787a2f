/** A date formatted by `Intl`, with the first of a month as an ordinal if the language uses one: le 1er octobre. */
export const ordinalDay = (date: string, language: string): string =>
  language.startsWith('fr') ? date.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er') : date;
