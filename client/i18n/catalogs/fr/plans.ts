import type { Translation } from '../../types.ts';
import type en from '../en/plans.ts';

export default {
  title: 'Forfaits',
} satisfies Translation<typeof en>;
