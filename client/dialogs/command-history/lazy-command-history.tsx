import { useState } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const CommandHistoryDialog = lazyDialog(
  async () => {
    const [{ CommandHistoryDialog: dialog }] = await Promise.all([
      import('./command-history-dialog.tsx'),
      loadNamespaces(['command-history', 'commands']),
    ]);
    return { default: dialog };
  },
  { isOpen: ({ isOpen }) => isOpen, onClose: ({ onClose }) => onClose() },
);

type Props = { vehicle: Vehicle; isOpen: boolean; onClose: () => void };

/** Dialog of a vehicle's command history, loaded on first use. */
export function LazyCommandHistory({ vehicle, isOpen, onClose }: Props) {
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <CommandHistoryDialog vehicle={vehicle} isOpen={isOpen} onClose={onClose} />;
}
