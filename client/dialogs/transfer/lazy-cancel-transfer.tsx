import { loadNamespaces } from '../../i18n/setup.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { CancelTransferProps } from './cancel-transfer.tsx';

/** `CancelTransfer` with its texts, loaded when it is first shown. */
export const LazyCancelTransfer = lazyDialog<CancelTransferProps>(
  async () => {
    const [dialog] = await Promise.all([import('./cancel-transfer.tsx'), loadNamespaces(['transfer'])]);
    return dialog;
  },
  { onClose: ({ onClose }) => onClose() },
);
