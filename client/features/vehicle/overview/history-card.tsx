import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { CommandHistory } from '../../../dialogs/command-history/command-history.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './history-card.module.css';

/** Commands sent to the vehicle, with their outcomes. */
export function HistoryCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('command-history');
  return (
    <Card title={t('title')}>
      <div className={styles.body}>
        <CommandHistory vehicle={vehicle} />
      </div>
    </Card>
  );
}
