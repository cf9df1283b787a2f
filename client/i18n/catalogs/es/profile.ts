import type { Translation } from '../../types.ts';
import type en from '../en/profile.ts';

export default {} satisfies Translation<typeof en>;
