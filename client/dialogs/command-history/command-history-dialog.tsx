import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CommandHistory } from './command-history.tsx';
import styles from './command-history-dialog.module.css';

type Props = { vehicle: Vehicle; isOpen: boolean; onClose: () => void };

/** The history of one vehicle over the page it was asked for on. */
export function CommandHistoryDialog({ vehicle, isOpen, onClose }: Props) {
  const { t } = useTranslation('commands');
  // There before it opens: a dialog that is born open does not know where the focus was.
  const isMounted = useMounted();
  return (
    <Dialog
      opened={isOpen && isMounted}
      onClose={onClose}
      title={t('history.titleOf', { name: vehicle.vehicle_name })}
      size={560}
    >
      <div className={styles.content}>
        <CommandHistory vehicle={vehicle} />
      </div>
    </Dialog>
  );
}
