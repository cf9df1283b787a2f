import { expect, test } from 'vitest';
import { countries, countryOf } from './countries.ts';

test('[core 3] four countries with their dial codes and subdivisions', () => {
  const facts = Object.entries(countries).map(([code, { dialCode, subdivisions }]) => [
    code,
    dialCode,
    subdivisions.length,
  ]);
  expect(facts).toEqual([
    ['AU', '+61', 8],
    ['CA', '+1', 13],
    ['MX', '+52', 32],
    // 50 states, the District of Columbia and Puerto Rico.
    ['US', '+1', 52],
  ]);
});

test('[core 3] offers Puerto Rico only to forms that ask for it', () => {
  const optional = Object.values(countries).flatMap(({ subdivisions }) => subdivisions.filter((one) => one.optional));
  expect(optional).toEqual([{ code: 'PR', name: 'Puerto Rico', optional: true }]);
});

test('maps any other code to no country', () => {
  expect(countryOf('CA')).toBe('CA');
  expect(countryOf('DE')).toBeNull();
  expect(countryOf('')).toBeNull();
  expect(countryOf(undefined)).toBeNull();
});

test('[core 3] provinces have English and French names', () => {
  const names = countries.CA.subdivisions.map(({ name, french }) => (name === french ? name : `${name}: ${french}`));
  expect(names).toEqual([
    'Alberta',
    'British Columbia: Colombie-Britannique',
    'Manitoba',
    'New Brunswick: Nouveau-Brunswick',
    'Newfoundland and Labrador: Terre-Neuve-et-Labrador',
    'Nova Scotia: Nouvelle-Écosse',
    'Northwest Territories: Territoires du Nord-Ouest',
    'Nunavut',
    'Ontario',
    'Prince Edward Island: Île-du-Prince-Édouard',
    'Quebec: Québec',
    'Saskatchewan',
    'Yukon',
  ]);
});
