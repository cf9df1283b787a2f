import type { DeviceKey } from './deviceKey.ts';

/**
 * A plan or an add-on of a device, or a product.
 */
export interface PaymentLineItem {
  device_key?: DeviceKey;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /** @minimum 1 */
  product_id?: number;
  /**
     * @minimum 1
     * @maximum 10
     */
  product_quantity?: number;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_add_on_id?: string;
}
