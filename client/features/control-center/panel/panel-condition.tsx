import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { obdQuery } from '../../../data/device-settings/obd.ts';
import { conditionOf, type PartName } from '../../../rules/vehicle/condition.ts';
import type { GaugeName } from '../../../rules/vehicle/gauges.ts';
import { milesToService } from '../../../rules/vehicle/service-miles.ts';
import { Entry, VehicleCondition } from '../../../widgets/vehicle/condition/vehicle-condition.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './panel-condition.module.css';

/** Without the temperature. */
const OTHERS: readonly GaugeName[] = ['trackerBattery', 'odometer'];
/** The first line of the panel has them. */
const IN_FACTS: readonly PartName[] = ['lock', 'engine'];

/** Condition of the vehicle, in short. Leaves out what has no value. */
export function PanelCondition({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicles');
  const { data: bus, dataUpdatedAt } = useQuery(obdQuery(vehicle));
  const service = useServiceText(vehicle);
  const { parts, others } = conditionOf(vehicle, now, bus);
  if (parts.length + others.length === 0 && service === null) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('condition')}</h3>
      <VehicleCondition
        vehicle={vehicle}
        now={now}
        bus={bus}
        busReadAt={dataUpdatedAt}
        others={OTHERS}
        without={IN_FACTS}
      >
        {service !== null && <Entry name={t('service')}>{service}</Entry>}
      </VehicleCondition>
    </section>
  );
}

/** Time or distance until the service. `null` without a reminder. */
function useServiceText({ maintenance_reminder: reminder }: Vehicle): string | null {
  const { t, i18n } = useTranslation('vehicles');
  const format = useFormat();
  if (!reminder?.enabled) return null;
  const { due_date } = reminder.parameters;
  if (reminder.type === 'maintenance_due_date' && due_date) {
    // The same day in every time zone.
    const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'medium' });
    return t('serviceOn', { date: day.format(Date.parse(due_date)) });
  }
  const left = milesToService(reminder);
  if (left === null) return null;
  return t(left < 0 ? 'serviceOver' : 'serviceIn', { distance: format.distance(Math.abs(left)) });
}
