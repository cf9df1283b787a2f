import type { Translation } from '../../types.ts';
import type en from '../en/plans.ts';

export default {
  title: 'Planes',
} satisfies Translation<typeof en>;
