import type { Translation } from '../../types.ts';
import type en from '../en/products.ts';

export default {
  title: 'Produits',
} satisfies Translation<typeof en>;
