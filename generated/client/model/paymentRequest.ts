import type { PaymentLineItem } from './paymentLineItem.ts';
import type { ShippingAddress } from './shippingAddress.ts';

export interface PaymentRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  line_items: PaymentLineItem[];
  shipping_address?: ShippingAddress | null;
  /**
     * @minLength 1
     * @maxLength 32
     * @nullable
     */
  coupon_code?: string | null;
}
