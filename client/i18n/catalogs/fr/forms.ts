import type { Translation } from '../../types.ts';
import type en from '../en/forms.ts';

export default {} satisfies Translation<typeof en>;
