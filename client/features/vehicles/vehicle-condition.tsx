import { IconBattery2, IconCar, IconGasStation, IconGauge, IconTool, IconWheel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { obdQuery } from '../../data/vehicles/queries.ts';
import { LOW_BACKUP_PERCENT, LOW_VEHICLE_VOLTS } from '../../rules/attention.ts';
import { LOW_FUEL_PERCENT, LOW_TIRE_PSI, lowestTire, milesToService } from '../../rules/condition.ts';
import { useFormat } from '../../state/use-format.ts';
import styles from './vehicle-condition.module.css';

/** Volts between which a vehicle's battery is drawn as empty and full. */
const EMPTY_VOLTS = 11;
const FULL_VOLTS = 12.9;
/** A tire is drawn as full at this pressure, in psi. */
const FULL_TIRE = 40;

type Gauge = {
  name: 'vehicleBattery' | 'trackerBattery' | 'odometer' | 'fuel' | 'tires' | 'service';
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  value: string;
  /** What the value means, small beside it. */
  note?: string;
  /** 0 to 1; null where there is no full. */
  level: number | null;
  isLow: boolean;
};

/** What the vehicle says of itself. A gauge that it does not report is not there. */
export function VehicleCondition({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const gauges = [
    ...useOwnGauges(vehicle),
    ...useBusGauges(vehicle),
    ...useServiceGauge(vehicle),
    ...useOdometer(vehicle),
  ];
  if (gauges.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t('condition')}</h3>
      <dl className={styles.gauges}>
        {gauges.map(({ name, icon: Icon, value, note, level, isLow }) => (
          <div key={name} className={styles.gauge} data-low={isLow}>
            <dt>
              <Icon size={14} aria-hidden />
              {t(name)}
            </dt>
            <dd>
              {value}
              {(note ?? isLow) && <small> {note ?? t('low')}</small>}
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

function useOwnGauges({ last_known_state: reported }: Vehicle): Gauge[] {
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
    const value = `${format.number(percent)} %`;
    const isLow = percent <= LOW_BACKUP_PERCENT;
    gauges.push({ name: 'trackerBattery', icon: IconBattery2, value, level: percent / 100, isLow });
  }
  return gauges;
}

/** What the bus reports: read when the panel opens, absent until then and where the vehicle does not answer. */
function useBusGauges(vehicle: Vehicle): Gauge[] {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const { data } = useQuery(obdQuery(vehicle));
  const gauges: Gauge[] = [];
  const fuel = data?.fuel_percent?.value;
  if (fuel !== undefined) {
    const value = `${format.number(fuel)} %`;
    gauges.push({ name: 'fuel', icon: IconGasStation, value, level: fuel / 100, isLow: fuel <= LOW_FUEL_PERCENT });
  }
  const tire = data?.tire_pressure && lowestTire(data.tire_pressure);
  if (tire) {
    const isLow = tire.psi < LOW_TIRE_PSI;
    const note = isLow ? t('tireLow', { tire: t(`tireNames.${tire.name}`) }) : t('tireFine');
    const level = tire.psi / FULL_TIRE;
    gauges.push({ name: 'tires', icon: IconWheel, value: format.number(tire.psi), note, level, isLow });
  }
  return gauges;
}

function useServiceGauge({ maintenance_reminder: reminder }: Vehicle): Gauge[] {
  const { t, i18n } = useTranslation('vehicles');
  const format = useFormat();
  if (!reminder?.enabled) return [];
  const { due_date, interval = 0 } = reminder.parameters;
  const own = { name: 'service', icon: IconTool } as const;
  if (reminder.type === 'maintenance_due_date' && due_date) {
    // A day, wherever the user is.
    const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'medium' });
    return [{ ...own, value: t('serviceOn', { date: day.format(Date.parse(due_date)) }), level: null, isLow: false }];
  }
  const left = milesToService(reminder);
  if (left === null) return [];
  const value = t(left < 0 ? 'serviceOver' : 'serviceIn', { distance: format.distance(Math.abs(left)) });
  return [{ ...own, value, level: left / interval, isLow: left <= 0 }];
}

function useOdometer({ last_known_state: reported }: Vehicle): Gauge[] {
  const format = useFormat();
  if (reported?.mileage === undefined) return [];
  return [{ name: 'odometer', icon: IconGauge, value: format.distance(reported.mileage), level: null, isLow: false }];
}
