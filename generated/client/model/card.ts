import type { BillingInfo } from './billingInfo.ts';

export interface Card {
  id: number;
  /** @nullable */
  nickname?: string | null;
  /** Exactly one card is the main one (commerce 4). */
  is_main: boolean;
  brand?: string;
  last4?: string;
  exp_month?: number;
  exp_year?: number;
  country: string;
  billing_info: BillingInfo;
}
