import { australia, canada, mexico, type Subdivision, unitedStates } from './subdivisions.ts';

export type CountryCode = 'AU' | 'CA' | 'MX' | 'US';

/** Facts about a country for forms (core 3, core 5). */
export type CountryFacts = {
  dialCode: '+1' | '+52' | '+61';
  /** Users type ten digits everywhere. In Australia the first is a 0 that is not sent. */
  hasLeadingZero: boolean;
  /** Lengths count without spaces and hyphens. */
  postalCode: { min: number; max: number; hasLetters: boolean };
  subdivisions: readonly Subdivision[];
};

const digits = (min: number) => ({ min, max: 9, hasLetters: false });

export const countries: Readonly<Record<CountryCode, CountryFacts>> = {
  AU: { dialCode: '+61', hasLeadingZero: true, postalCode: digits(4), subdivisions: australia },
  CA: {
    dialCode: '+1',
    hasLeadingZero: false,
    postalCode: { min: 3, max: 9, hasLetters: true },
    subdivisions: canada,
  },
  MX: { dialCode: '+52', hasLeadingZero: false, postalCode: digits(5), subdivisions: mexico },
  US: { dialCode: '+1', hasLeadingZero: false, postalCode: digits(5), subdivisions: unitedStates },
};

export const COUNTRY_CODES = Object.keys(countries) as readonly CountryCode[];

/** `null` for any code other than the four. */
export const countryOf = (code: string | null | undefined): CountryCode | null =>
  COUNTRY_CODES.find((known) => known === code) ?? null;
