import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { ConcernList, needsRenewal, useListedConcerns } from '../../../widgets/vehicle/concerns/concern-list.tsx';
import styles from './panel-concerns.module.css';

/** What needs attention, first in the panel. Renders nothing if all is well. */
export function PanelConcerns({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicles');
  const concerns = useListedConcerns(vehicle, now);
  if (concerns.length === 0 && !needsRenewal(vehicle, now)) return null;
  return (
    <section className={styles.concerns} aria-label={t('needsAttention')}>
      <ConcernList
        vehicle={vehicle}
        concerns={concerns}
        now={now}
        back={paths.controlCenter + vehicleHash(vehicle.id)}
      />
    </section>
  );
}
