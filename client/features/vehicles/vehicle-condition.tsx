import { IconBattery2, IconCar, IconGauge } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { LOW_BACKUP_PERCENT, LOW_VEHICLE_VOLTS } from '../../rules/attention.ts';
import { useFormat } from '../../state/use-format.ts';
import styles from './vehicle-condition.module.css';

/** Volts between which a vehicle's battery is drawn as empty and full. */
const EMPTY_VOLTS = 11;
const FULL_VOLTS = 12.9;

type Gauge = {
  name: 'vehicleBattery' | 'trackerBattery' | 'odometer';
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  value: string;
  /** 0 to 1; null where there is no full. */
  level: number | null;
  isLow: boolean;
};

/** What the vehicle says of itself. A gauge that it does not report is not there. */
export function VehicleCondition({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const gauges = useGauges(vehicle);
  if (gauges.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('condition')}</h3>
      <dl className={styles.gauges}>
        {gauges.map(({ name, icon: Icon, value, level, isLow }) => (
          <div key={name} className={styles.gauge} data-low={isLow}>
            <dt>
              <Icon size={14} aria-hidden />
              {t(name)}
            </dt>
            <dd>
              {value}
              {isLow && <small> {t('low')}</small>}
            </dd>
            {level !== null && (
              <dd className={styles.bar} aria-hidden="true">
                <span style={{ width: `${Math.round(Math.min(1, Math.max(0, level)) * 100)}%` }} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function useGauges({ last_known_state: reported }: Vehicle): Gauge[] {
  const format = useFormat();
  const volts = reported?.main_battery_voltage ?? 0;
  const percent = reported?.backup_battery_percentage;
  const gauges: Gauge[] = [];
  if (volts > 0) {
    const level = (volts - EMPTY_VOLTS) / (FULL_VOLTS - EMPTY_VOLTS);
    const value = `${format.number(volts, 1)} V`;
    gauges.push({ name: 'vehicleBattery', icon: IconCar, value, level, isLow: volts <= LOW_VEHICLE_VOLTS });
  }
  if (percent !== undefined) {
    const isLow = percent <= LOW_BACKUP_PERCENT;
    gauges.push({
      name: 'trackerBattery',
      icon: IconBattery2,
      value: `${format.number(percent)} %`,
      level: percent / 100,
      isLow,
    });
  }
  if (reported?.mileage !== undefined) {
    gauges.push({
      name: 'odometer',
      icon: IconGauge,
      value: format.distance(reported.mileage),
      level: null,
      isLow: false,
    });
  }
  return gauges;
}
