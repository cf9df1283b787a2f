import type { Translation } from '../../types.ts';
import type en from '../en/subscriptions.ts';

export default {
  title: 'Abonnements',
} satisfies Translation<typeof en>;
