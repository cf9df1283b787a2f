import type { Translation } from '../../types.ts';
import type en from '../en/notices.ts';

export default {} satisfies Translation<typeof en>;
