import type { CartItemsErrorLineItemsItem } from './cartItemsErrorLineItemsItem.ts';

export interface CartItemsError {
  detail?: string;
  line_items: CartItemsErrorLineItemsItem[];
}
