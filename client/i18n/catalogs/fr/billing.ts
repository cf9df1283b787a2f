import type { Translation } from '../../types.ts';
import type en from '../en/billing.ts';

export default {
  title: 'Facturation',
} satisfies Translation<typeof en>;
