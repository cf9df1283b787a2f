import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CommandHistory } from './command-history.tsx';
import styles from './command-history-dialog.module.css';

type Props = { vehicle: Vehicle; isOpen: boolean; onClose: () => void };

/** Command history of a vehicle, over the page that opened it. */
export function CommandHistoryDialog({ vehicle, isOpen, onClose }: Props) {
  const { t } = useTranslation('command-history');
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('titleOf', { name: vehicle.vehicle_name })} size={560}>
      <div className={styles.content}>
        <CommandHistory vehicle={vehicle} />
      </div>
    </Dialog>
  );
}
