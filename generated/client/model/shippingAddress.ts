import type { Country } from './country.ts';
import type { Label } from './label.ts';
import type { PostalCode } from './postalCode.ts';

export interface ShippingAddress {
  line_1: Label;
  line_2?: Label | null;
  city: Label;
  /**
     * @minLength 2
     * @maxLength 3
     * @pattern ^[A-Z]+$
     */
  state: string;
  postal_code: PostalCode;
  country: Country;
}
