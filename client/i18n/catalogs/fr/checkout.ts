import type { Translation } from '../../types.ts';
import type en from '../en/checkout.ts';

export default {
  title: 'Paiement',
} satisfies Translation<typeof en>;
