import type { GivenDetails, UserDetails } from '../../fixtures/types.ts';

/** The plain fields of a user, taken from a seed or a registration. A field of the contract is one line here. */
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
