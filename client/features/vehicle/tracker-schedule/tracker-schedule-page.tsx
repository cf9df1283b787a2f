import { IconClockOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { isTracker } from '../../../rules/vehicle/product-capabilities.ts';
import { Boxed, CardColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { VehicleFrame } from '../../../widgets/vehicle/vehicle-frame.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import styles from './tracker-schedule.module.css';

/** When the sensors of a tracker are active (commerce 3). Without an id, a choice of trackers. */
export default function TrackerSchedulePage() {
  const { id } = useParams();
  if (id === undefined) return <WithoutId />;
  return (
    <VehicleFrame>
      {(vehicle) =>
        isTracker(vehicle.product_name) ? (
          <CardColumns>
            <ScheduleCard vehicle={vehicle} />
          </CardColumns>
        ) : (
          <NoTracker />
        )
      }
    </VehicleFrame>
  );
}

function NoTracker() {
  const { t } = useTranslation('tracker-schedule');
  return (
    <Boxed>
      <EmptyState icon={IconClockOff} title={t('none.title')} text={t('none.text')} />
    </Boxed>
  );
}

function WithoutId() {
  const { t } = useTranslation(['tracker-schedule', 'titles']);
  const explain = useErrorLines();
  const { data: vehicles, error, isPending, refetch } = useQuery(vehiclesQuery());
  const isWaiting = useDelayed(isPending);
  const trackers = (vehicles ?? []).filter(({ product_name }) => isTracker(product_name));
  const [only] = trackers;
  if (only && trackers.length === 1) return <Navigate to={vehiclePaths.schedule(only.id)} replace />;
  return (
    <>
      <h1>{t('titles:trackerSchedule')}</h1>
      {isWaiting && <SkeletonRows rows={4} />}
      {!vehicles && error && (
        <FailureState title={t('vehiclesFailed')} lines={explain(error)} onRetry={() => void refetch()} />
      )}
      {vehicles && trackers.length === 0 && <NoTracker />}
      {trackers.length > 0 && (
        <ul className={styles.trackers} aria-label={t('choose')}>
          {trackers.map(({ id, vehicle_name }) => (
            <li key={id}>
              <Link to={vehiclePaths.schedule(id)}>{vehicle_name}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
