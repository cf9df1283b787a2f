import type { BillingInfoInput } from './billingInfoInput.ts';
import type { Country } from './country.ts';
import type { Label } from './label.ts';

export interface CardCreate {
  nickname?: Label | null;
  /**
     * Kept nowhere, not in a log either.
     * @pattern ^[0-9]{13,19}$
     */
  number: string;
  /**
     * Kept nowhere, not in a log either.
     * @pattern ^[0-9]{3,4}$
     */
  cvv: string;
  /**
     * @minimum 1
     * @maximum 12
     */
  exp_month: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  exp_year: number;
  is_main?: boolean;
  country: Country;
  billing_info: BillingInfoInput;
}
