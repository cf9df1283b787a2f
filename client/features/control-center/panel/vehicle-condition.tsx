import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { obdQuery } from '../../../data/device-settings/obd.ts';
import { type GaugeName, type GaugeReading, gaugesOf } from '../../../rules/vehicle/gauges.ts';
import { milesToService } from '../../../rules/vehicle/service-miles.ts';
import { GAUGE_ICONS, GaugeTile, useReadingTexts } from '../../../widgets/vehicle/vehicle-gauge.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './vehicle-condition.module.css';

/** Gauges of the panel: without the temperature. */
const SHOWN: readonly GaugeName[] = ['vehicleBattery', 'trackerBattery', 'fuel', 'tires', 'odometer'];
const isShown = (gauge: ReturnType<typeof gaugesOf>[number]): gauge is GaugeReading =>
  gauge.gap === null && SHOWN.includes(gauge.name);

/** Condition of the vehicle, in short. Leaves out gauges without a value. */
export function VehicleCondition({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const textsOf = useReadingTexts();
  const { data: bus } = useQuery(obdQuery(vehicle));
  const service = useServiceGauge(vehicle);
  const gauges = gaugesOf(vehicle, bus).filter(isShown);
  if (gauges.length === 0 && !service) return null;
  const tiles = gauges.map((gauge) => (
    <GaugeTile
      key={gauge.name}
      icon={GAUGE_ICONS[gauge.name]}
      name={t(gauge.name)}
      {...textsOf(gauge)}
      level={gauge.level}
      isLow={gauge.isLow}
    />
  ));
  return (
    <section>
      <h3 className={styles.title}>{t('condition')}</h3>
      <dl className={styles.gauges}>
        {tiles}
        {service && <GaugeTile icon={IconTool} name={t('service')} {...service} />}
      </dl>
    </section>
  );
}

function useServiceGauge({ maintenance_reminder: reminder }: Vehicle) {
  const { t, i18n } = useTranslation('vehicles');
  const format = useFormat();
  if (!reminder?.enabled) return null;
  const { due_date, interval = 0 } = reminder.parameters;
  if (reminder.type === 'maintenance_due_date' && due_date) {
    // The same day in every time zone.
    const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'medium' });
    return { value: t('serviceOn', { date: day.format(Date.parse(due_date)) }) };
  }
  const left = milesToService(reminder);
  if (left === null) return null;
  const value = t(left < 0 ? 'serviceOver' : 'serviceIn', { distance: format.distance(Math.abs(left)) });
  return { value, level: left / interval, isLow: left <= 0 };
}
