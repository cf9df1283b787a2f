import type { GivenDetails, UserDetails } from '../../fixtures/types.ts';

/** Plain fields of a user, copied from a seed or a registration. One line per field of the contract. */
export const userDetails = (given: GivenDetails): UserDetails => ({
  first_name: given.first_name,
  last_name: given.last_name,
  phone_number: given.phone_number ?? null,
  company: given.company ?? null,
  language: given.language ?? 'English',
  unit: given.unit ?? (given.country === 'US' ? 'imperial' : 'metric'),
  timezone: given.timezone ?? 'UTC',
  country: given.country,
  postal_code: given.postal_code,
  allow_app_analytics: given.allow_app_analytics ?? false,
});
