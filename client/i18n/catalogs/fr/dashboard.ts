import type { Translation } from '../../types.ts';
import type en from '../en/dashboard.ts';

export default {} satisfies Translation<typeof en>;
