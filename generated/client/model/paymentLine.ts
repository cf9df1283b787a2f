import type { PaymentLinePayment } from './paymentLinePayment.ts';

export interface PaymentLine {
  /** @nullable */
  device_key?: string | null;
  /** @nullable */
  plan_id?: string | null;
  payment: PaymentLinePayment;
  is_payment_deferred: boolean;
  /** Dollars. */
  deferred_amount?: number;
  /** Dollars. */
  deferred_coupon_discount?: number;
  /**
     * Dollars.
     * @nullable
     */
  product_price?: number | null;
  /** @nullable */
  plan_add_on?: string | null;
  /** @nullable */
  plan_add_on_activation_date?: string | null;
}
