import type { Payment } from './payment.ts';

export interface Receipt {
  uuid: string;
  transaction_date: string;
  /** @nullable */
  provider_transaction_id?: string | null;
  description: string;
  /** @nullable */
  coupon_code?: string | null;
  currency: string;
  /** Dollars. */
  base_tax?: number;
  /** Dollars. */
  discounts?: number;
  /** Dollars. */
  final_charge: number;
  success: boolean;
  /** @nullable */
  card_last4?: string | null;
  payment?: Payment | null;
}
