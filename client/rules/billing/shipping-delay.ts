import type { Product } from '../../api/model.ts';

/** The product whose shipping delay the documents name (commerce 4). */
const DELAYED_SKU = 'X1R-LTE';

/** Whether a product ships late, which the buyer acknowledges. As the server says, otherwise by its sku. */
export const shipsLate = ({ sku, shipping_delay }: Pick<Product, 'sku' | 'shipping_delay'>): boolean =>
  shipping_delay ?? sku === DELAYED_SKU;
