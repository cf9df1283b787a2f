import { addOns } from '../../../fixtures/catalog/add-ons.ts';
import { countries } from '../../../fixtures/catalog/countries.ts';
import { OUTAGE_COMPONENTS } from '../../../fixtures/catalog/outage-families.ts';
import { plans } from '../../../fixtures/catalog/plans.ts';
import { products } from '../../../fixtures/catalog/products.ts';
import { troubleCodes } from '../../../fixtures/catalog/trouble-codes.ts';
import { answerRedactions, listedWords, type Redaction, redactions } from '../../../generated/contract/redaction.ts';

/** Values that an enumeration of the contract lists, and names of its fields. */
function listedIn(parts: readonly (Redaction | null)[], values: Set<string>, names: Set<string>): void {
  for (const part of parts) {
    if (part === null || typeof part === 'string') continue;
    if (isList(part)) for (const value of part) values.add(value);
    else {
      for (const [name, field] of Object.entries(part.fields ?? {})) {
        names.add(name);
        listedIn([field], values, names);
      }
      listedIn([part.items ?? null, part.values ?? null], values, names);
    }
  }
}

export const isList = (part: Redaction): part is readonly string[] => Array.isArray(part);

const values = new Set<string>();
const names = new Set<string>();
listedIn(
  [...Object.values(redactions), ...Object.values(answerRedactions).flatMap((one) => Object.values(one))],
  values,
  names,
);

const catalog = [
  ...plans.flatMap(({ id, name, billing_model }) => [id, name, billing_model]),
  ...addOns.flatMap(({ id, name }) => [id, name]),
  ...products.flatMap(({ sku, name }) => [sku, name]),
  ...Object.keys(troubleCodes),
  ...Object.entries(countries).flatMap(([code, { currency }]) => [code, currency]),
  ...Object.values(OUTAGE_COMPONENTS),
  ...Intl.supportedValuesOf('timeZone'),
  'visa',
  'mastercard',
  'amex',
  'discover',
  'English',
  'French',
  'Spanish',
  ...listedWords,
];

/** Values that the contract or the catalog lists. They say nothing about a person, so they are recorded. */
export const listed: ReadonlySet<string> = new Set([...values, ...catalog]);

/** Keys of records that are recorded: fields of the contract, codes, and short numbers as plan levels. */
export const isListedKey = (key: string): boolean => names.has(key) || listed.has(key) || /^\d{1,2}$/.test(key);
