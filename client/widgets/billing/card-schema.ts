import * as z from 'zod';
import type { BillingInfo, BillingInfoInput, Card, User } from '../../api/model.ts';
import { zCardLabel, zCountry } from '../../api/schemas.ts';
import { countryOf } from '../../rules/locale/countries.ts';
import type { ProblemText } from '../../rules/validation/problem.ts';
import { check, chosen, optional, postalCode, postalCodeOf, text, tidied } from '../../rules/validation/schema.ts';

/** Fields of a billing address, and the nickname of its card. */
export const billingFields = {
  nickname: optional(zCardLabel),
  country: chosen(zCountry),
  name: tidied(zCardLabel),
  street: tidied(zCardLabel),
  city: tidied(zCardLabel),
  state: text(),
  postal_code: postalCode(),
};

export const postalCodeOfCountry = postalCodeOf('postal_code', 'country');

/** What a field of digits holds: its problem, never the digits. */
const judged = () => z.custom<ProblemText | null>().check(check((problem) => problem && { text: problem }));

export const cardSchema = z
  .object({ number: judged(), expiry: judged(), cvv: judged(), ...billingFields, is_main: z.boolean() })
  .check(postalCodeOfCountry);

export type CardFormValues = z.input<typeof cardSchema>;
export type CardFormSent = z.output<typeof cardSchema>;
export type CardFieldNames = 'number' | 'expiry' | 'cvv';

/** Fields of the form by the name that the server gives them. */
export const SERVER_NAMES = {
  exp_month: 'expiry',
  exp_year: 'expiry',
  'billing_info.Name': 'name',
  'billing_info.Street': 'street',
  'billing_info.City': 'city',
  'billing_info.State': 'state',
  'billing_info.Zip5': 'postal_code',
} as const;

type Address = { country: string; name: string; street: string; city: string; state: string; postal_code: string };

export const billingInfoOf = ({
  name,
  street,
  city,
  state,
  postal_code,
}: Omit<Address, 'country'>): BillingInfoInput => ({
  Name: name,
  Street: street,
  City: city,
  State: state,
  Zip5: postal_code,
});

/** First values of an address: those of a card, otherwise what the profile knows. */
export function addressOf(card: Card | undefined, user: User): Address {
  const info: Partial<BillingInfo> = card?.billing_info ?? {};
  return {
    country: countryOf(card?.country ?? user.country) ?? '',
    name: info.Name ?? `${user.first_name} ${user.last_name}`.trim(),
    street: info.Street ?? '',
    city: info.City ?? '',
    state: info.State ?? '',
    postal_code: info.Zip5 ?? user.postal_code,
  };
}
