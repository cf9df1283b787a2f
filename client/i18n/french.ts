/** Signs that French separates from the word before by a no-break space: narrow before the high ones. */
const BEFORE_HIGH = / (?=[;?!])/g;
const BEFORE = / (?=[:%»])/g;
const AFTER = /(?<=«) /g;
/** A number or a placeholder, and its unit. */
const BEFORE_UNIT = /(?<=\d|\}\}) (?=(?:km\/h|km|mi|psi|min|[hsV]|[GMk]o|°[CF]?)(?![\p{L}\d]))/gu;

/** Adds no-break spaces to a French catalog, before signs and units. Translators type plain spaces. */
export function french<Catalog>(catalog: Catalog): Catalog {
  if (typeof catalog === 'string') return frenchText(catalog) as Catalog;
  if (Array.isArray(catalog)) return catalog.map((entry: unknown) => french(entry)) as Catalog;
  if (typeof catalog !== 'object' || catalog === null) return catalog;
  return Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, french(value)])) as Catalog;
}

const frenchText = (text: string): string =>
  text.replace(BEFORE_HIGH, '\u202f').replace(BEFORE, '\u00a0').replace(AFTER, '\u00a0').replace(BEFORE_UNIT, '\u00a0');
