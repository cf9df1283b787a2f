import type { Translation } from '../../types.ts';
import type en from '../en/policies.ts';

export default {} satisfies Translation<typeof en>;
