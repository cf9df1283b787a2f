/** Fields of a new account, and the values to send (contract: RegisterRequest; core 5). */
import * as z from 'zod';
import { zCountry, zEmail, zPersonName } from '../../api/schemas.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { countryOf } from '../../rules/locale/countries.ts';
import { emailsMatch } from '../../rules/validation/pairs.ts';
import type { Phone } from '../../rules/validation/phone.ts';
import {
  accepted,
  chosen,
  optionalPhone,
  postalCode,
  postalCodeOf,
  repeats,
  tidied,
} from '../../rules/validation/schema.ts';

/** The account gets the page's language and the browser's time zone. The link of the e-mail sets its password. */
export const registrationSchema = (language: string) =>
  z
    .object({
      first_name: tidied(zPersonName),
      last_name: tidied(zPersonName),
      email: zEmail,
      confirm_email: zEmail,
      country: chosen(zCountry),
      postal_code: postalCode(),
      phone_number: optionalPhone(),
      consent: accepted(),
    })
    .check(repeats('confirm_email', 'email', emailsMatch), postalCodeOf('postal_code', 'country'))
    .transform(({ consent: _ticked, ...account }) => ({
      ...account,
      language: LANGUAGES.find(({ code }) => code === language)?.named ?? 'English',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }));

/** Initial values: empty, except the country if the browser's language (`en-AU`) names a supported one. */
export function registrationValues(locale: string) {
  const country = countryOf(locale.split('-').at(-1)?.toUpperCase()) ?? 'US';
  const phone_number: Phone = { country, digits: '' };
  return {
    first_name: '',
    last_name: '',
    email: '',
    confirm_email: '',
    country: country as string,
    postal_code: '',
    phone_number,
    consent: false,
  };
}
