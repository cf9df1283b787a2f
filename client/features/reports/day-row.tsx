import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { tripsPath } from '../../lib/paths.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { RibbonStrip } from '../../widgets/activity/ribbon/ribbon-strip.tsx';
import { useDayMoment, useDayParts } from '../../widgets/activity/ribbon/use-day-moment.ts';
import { useVehicleDay } from '../../widgets/activity/ribbon/use-vehicle-day.ts';
import styles from './day-report.module.css';

type Props = {
  vehicle: Vehicle;
  day: Period;
  /** The day as `2026-11-21`. */
  name: string;
  now: number;
  /** The moment of all rows. */
  at: number;
  place: { top: number; height: number; index: number; count: number };
  /** Reads nothing while rows fly by. */
  isResting: boolean;
};

const ICONS = { phone: 12, wide: 20 };

/** A vehicle's day: its name with the way to its trips, its ribbon, and its state at the moment. */
export const DayRow = memo(function DayRow({ vehicle, day, name, now, at, place, isResting }: Props) {
  const { t } = useTranslation('trips');
  const isPhone = useIsPhone();
  const query = useVehicleDay(vehicle, day, isResting);
  const { bands, ticks } = useDayParts(day, now, query.trips);
  const { texts } = useDayMoment(bands, ticks, at);
  const days = new URLSearchParams({ from: name, to: name });
  const isKnown = query.data !== undefined;
  const state = isKnown
    ? texts.join(' · ')
    : query.isError
      ? t('ribbon.failed')
      : query.hasTrips
        ? ''
        : t('ribbon.noPlan');
  return (
    <li
      className={styles.row}
      style={{ top: place.top, height: place.height }}
      aria-setsize={place.count}
      aria-posinset={place.index + 1}
    >
      <Link className={styles.name} to={`${tripsPath(vehicle.id)}&${days}`}>
        {vehicle.vehicle_name}
      </Link>
      <RibbonStrip
        day={day}
        bands={isKnown ? bands : []}
        ticks={ticks}
        icons={isPhone ? ICONS.phone : ICONS.wide}
        at={at}
      />
      <span className={styles.state} title={state}>
        {state}
      </span>
    </li>
  );
});
