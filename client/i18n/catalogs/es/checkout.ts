import type { Translation } from '../../types.ts';
import type en from '../en/checkout.ts';

export default {
  title: 'Pago',
} satisfies Translation<typeof en>;
