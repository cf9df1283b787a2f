import type { Translation } from '../../types.ts';
import type en from '../en/palette.ts';

export default {} satisfies Translation<typeof en>;
