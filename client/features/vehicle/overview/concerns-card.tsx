import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { Card } from '../../../ui/card.tsx';
import { ConcernList, useListedConcerns } from '../../../widgets/vehicle/concerns/concern-list.tsx';
import styles from './concerns-card.module.css';

/** What needs attention, first on the page. Renders nothing if all is well: notices above tell alarm, plan and silence. */
export function ConcernsCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicles');
  const concerns = useListedConcerns(vehicle, now);
  if (concerns.length === 0) return null;
  return (
    <Card title={t('needsAttention')}>
      <div className={styles.body}>
        <ConcernList vehicle={vehicle} concerns={concerns} now={now} />
      </div>
    </Card>
  );
}
