import type { PaymentLine } from './paymentLine.ts';
import type { PaymentTaxBreakdownItem } from './paymentTaxBreakdownItem.ts';

export interface Payment {
  /**
     * null in a dry run.
     * @nullable
     */
  uuid: string | null;
  currency?: string;
  line_items: PaymentLine[];
  /** @nullable */
  coupon_code?: string | null;
  /** Dollars. */
  coupon_discount?: number;
  /** Dollars before discounts and tax. */
  base_amount: number;
  /** Dollars. */
  multi_vehicle_discount?: number;
  /** Dollars. */
  currency_discount?: number;
  /** Dollars. */
  base_tax?: number;
  tax_breakdown?: PaymentTaxBreakdownItem[];
  /** Dollars. */
  prepaid_applied?: number;
  /** Dollars charged now. */
  final_charge: number;
  /** Dollars of the next renewal. */
  renewal_total?: number;
}
