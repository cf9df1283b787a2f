import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useInterruptionOf } from '../../../data/notices/use-interruption.ts';
import { InterruptionNote } from '../../../dialogs/service-notice/interruption-note.tsx';
import styles from './vehicle-interruption.module.css';

/** What blocks commands to a vehicle now. Renders nothing if commands work. */
export function VehicleInterruption({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('commands');
  const interruption = useInterruptionOf()(vehicle);
  if (!interruption) return null;
  return (
    <div className={styles.note}>
      <InterruptionNote interruption={interruption}>
        {t(interruption === 'OUTAGE' ? 'disabled.outage' : 'disabled.maintenance')}.
      </InterruptionNote>
    </div>
  );
}
