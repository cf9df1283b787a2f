import type { Label } from './label.ts';
import type { PostalCode } from './postalCode.ts';

export interface BillingInfoInput {
  Name: Label;
  Street: Label;
  City: Label;
  /**
     * @minLength 2
     * @maxLength 3
     * @pattern ^[A-Z]+$
     */
  State: string;
  Zip5: PostalCode;
}
