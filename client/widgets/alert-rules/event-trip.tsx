import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AlertEvent } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { useVehicleName } from '../../data/vehicles/use-vehicle-name.ts';
import { tripsPath } from '../../lib/paths.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './event-trip.module.css';

/** Opens the trip of an alert at its moment. Nothing for an alert outside of trips, or if the plan records none (core 6). */
export function EventTrip({ event }: { event: AlertEvent }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { data: hasTrips = false } = useQuery({
    ...vehiclesQuery(),
    select: (vehicles) => vehicles.find(({ id }) => id === event.vehicle_id)?.pricing_plan.trip_reporting ?? false,
  });
  const vehicle = useVehicleName(event);
  const time = event.timestamp ?? event.begins_at;
  if (!event.trip_id || !hasTrips || time === undefined) return null;
  const name = t('tripOf', { vehicle, time: format.dateTime(Date.parse(time)) });
  return (
    <Link className={styles.trip} to={tripsPath(event.vehicle_id, time)} aria-label={name} title={name}>
      <IconRoute size={18} aria-hidden />
      <span>{t('trip')}</span>
    </Link>
  );
}
