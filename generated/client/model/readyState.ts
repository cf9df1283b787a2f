import type { ProductName } from './productName.ts';

export interface ReadyState {
  device_key: string;
  ready: boolean;
  /**
     * ALREADY_IN_USE, DEACTIVATED, INVALID_STATE, NO_PRICING_PLAN or null.
     * @nullable
     */
  reason: string | null;
  product_name?: ProductName;
}
