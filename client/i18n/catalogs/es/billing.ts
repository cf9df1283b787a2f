import type { Translation } from '../../types.ts';
import type en from '../en/billing.ts';

export default {
  title: 'Facturación',
} satisfies Translation<typeof en>;
