import { IconBattery2, IconCar, IconGasStation, IconGauge, IconTemperature, IconWheel } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GaugeName, GaugeReading } from '../../rules/vehicle/gauges.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './vehicle-gauge.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

export const GAUGE_ICONS: { readonly [G in GaugeName]: Icon } = {
  vehicleBattery: IconCar,
  trackerBattery: IconBattery2,
  fuel: IconGasStation,
  tires: IconWheel,
  temperature: IconTemperature,
  odometer: IconGauge,
};

type Props = {
  icon: Icon;
  name: string;
  value?: string;
  /** Note beside the value, or the reason for a gap. */
  note?: ReactNode;
  /** 0 to 1. `null` without a full value. */
  level?: number | null;
  isLow?: boolean;
  /** Fills the available width. */
  isWide?: boolean;
  children?: ReactNode;
};

/** One entry of a `<dl>`: a value with its level. */
export function GaugeTile({
  icon: Icon,
  name,
  value,
  note,
  level = null,
  isLow = false,
  isWide = false,
  children,
}: Props) {
  return (
    <div className={styles.gauge} data-low={isLow} data-wide={isWide}>
      <dt>
        <Icon size={14} aria-hidden />
        {name}
      </dt>
      {value === undefined ? (
        <dd className={styles.gap}>{note}</dd>
      ) : (
        <dd>
          {value}
          {note && <small> {note}</small>}
        </dd>
      )}
      {level !== null && (
        <dd className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.round(Math.min(1, Math.max(0, level)) * 100)}%` }} />
        </dd>
      )}
      {children}
    </div>
  );
}

/** A reading in the user's language and units, with its note. */
export function useReadingTexts(): (reading: GaugeReading) => { value: string; note: string | undefined } {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const valueOf = ({ unit, value }: GaugeReading): string => {
    switch (unit) {
      case 'volt':
        return `${format.number(value, 1)} V`;
      case 'percent':
        return format.percent(value);
      case 'psi':
        return format.number(value);
      case 'fahrenheit':
        return format.temperature(value);
      case 'mile':
        return format.distance(value);
    }
  };
  const noteOf = ({ isLow, tires }: GaugeReading): string | undefined => {
    if (!tires) return isLow ? t('low') : undefined;
    const lowest = tires.reduce((low, tire) => (tire.psi < low.psi ? tire : low));
    return lowest.isLow ? t('tireLow', { tire: t(`tireNames.${lowest.name}`) }) : t('tireFine');
  };
  return (reading) => ({ value: valueOf(reading), note: noteOf(reading) });
}
