/** A text formatted by `Intl`, without the zero that Canadian French adds to some hours only: "9 h 05", not "09 h 05". */
export const plainHour = (text: string, language: string): string =>
  language.startsWith('fr') ? text.replace(/\b0(?=\d\sh\b)/g, '') : text;

/** A date formatted by `Intl`, with the first of a month as an ordinal if the language uses one: le 1er octobre. */
export const ordinalDay = (date: string, language: string): string =>
  language.startsWith('fr') ? date.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er') : date;
