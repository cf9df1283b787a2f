import type { Country } from './country.ts';
import type { Email } from './email.ts';
import type { PersonName } from './personName.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PostalCode } from './postalCode.ts';
import type { RegisterRequestLanguage } from './registerRequestLanguage.ts';
import type { TimeZone } from './timeZone.ts';

export interface RegisterRequest {
  email: Email;
  confirm_email: Email;
  first_name: PersonName;
  last_name: PersonName;
  phone_number?: PhoneNumber | null;
  country: Country;
  postal_code: PostalCode;
  language?: RegisterRequestLanguage;
  timezone?: TimeZone;
}
