import type { Translation } from '../../types.ts';
import type en from '../en/live.ts';

export default {} satisfies Translation<typeof en>;
