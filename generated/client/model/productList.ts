import type { Product } from './product.ts';

export type ProductList = Product[];
