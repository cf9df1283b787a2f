import type { BillingInfoInput } from './billingInfoInput.ts';
import type { Country } from './country.ts';
import type { Label } from './label.ts';

export interface CardUpdate {
  nickname?: Label | null;
  /**
     * @minimum 1
     * @maximum 12
     */
  exp_month?: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  exp_year?: number;
  is_main?: boolean;
  country?: Country;
  billing_info?: BillingInfoInput;
}
