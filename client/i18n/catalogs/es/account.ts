import type { Translation } from '../../types.ts';
import type en from '../en/account.ts';

export default {} satisfies Translation<typeof en>;
