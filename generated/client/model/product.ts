
export interface Product {
  id: number;
  /** X1MAX-LTE, X1-LTE, X1R-LTE … (core 3). */
  sku: string;
  name?: string;
  description?: string;
  /** @nullable */
  image?: string | null;
  /** Dollars. */
  price: number;
  /**
     * Dollars without a plan.
     * @nullable
     */
  price_without_plan?: number | null;
  /**
     * Dollars with a yearly plan of level 2 or higher.
     * @nullable
     */
  price_with_level_2_yearly?: number | null;
  currency?: string;
  is_b2c_product: boolean;
  in_stock?: boolean;
}
