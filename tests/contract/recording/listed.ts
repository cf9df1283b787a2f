import * as z from 'zod';
import { addOns } from '../../../fixtures/catalog/add-ons.ts';
import { countries } from '../../../fixtures/catalog/countries.ts';
import { OUTAGE_COMPONENTS } from '../../../fixtures/catalog/outage-families.ts';
import { plans } from '../../../fixtures/catalog/plans.ts';
import { products } from '../../../fixtures/catalog/products.ts';
import { troubleCodes } from '../../../fixtures/catalog/trouble-codes.ts';
import { defaultVehicles } from '../../../fixtures/vehicles/default.ts';
import { answerRedactions, listedWords, type Redaction, redactions } from '../../../generated/contract/redaction.ts';
import { contractOf, operationIds } from '../contract.ts';

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
  ...defaultVehicles.map(({ product_name }) => product_name),
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

for (const id of operationIds) {
  const { params, query, body } = contractOf(id);
  for (const name of [...Object.keys(params?.decode ?? {}), ...Object.keys(query?.decode ?? {})]) names.add(name);
  namesOf(body, names);
}

/** Names of the fields of a request. */
function namesOf(schema: unknown, into: Set<string>): void {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) namesOf(schema.unwrap(), into);
  else if (schema instanceof z.ZodArray) namesOf(schema.element, into);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) namesOf(option, into);
  else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) {
      into.add(name);
      namesOf(field, into);
    }
  }
}

/** Keys of records that are recorded: paths of fields of the contract (`billing_info.Zip5`), codes, and numbers of rows and levels. */
export const isListedKey = (key: string): boolean =>
  listed.has(key) || key.split('.').every((part) => names.has(part) || /^\d{1,2}$/.test(part));
