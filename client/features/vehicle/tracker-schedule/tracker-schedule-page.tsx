import { IconChevronRight, IconClockOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { isTracker } from '../../../rules/vehicle/product-capabilities.ts';
import { vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { Card } from '../../../ui/card.tsx';
import { Boxed, CardColumns, PageColumns } from '../../../ui/page-columns.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StateLabel } from '../../../ui/vehicle-state.tsx';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
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
  if (only && trackers.length === 1) return <Redirect to={vehiclePaths.schedule(only.id)} />;
  return (
    <PageColumns title={t('titles:trackerSchedule')} lead={t('chooseLead')}>
      {isWaiting && (
        <Boxed>
          <SkeletonRows rows={4} />
        </Boxed>
      )}
      {!vehicles && error && (
        <Boxed>
          <FailureState title={t('vehiclesFailed')} lines={explain(error)} onRetry={() => void refetch()} />
        </Boxed>
      )}
      {vehicles && trackers.length === 0 && <NoTracker />}
      {trackers.length > 0 && (
        <Card title={t('choose')}>
          <ul className={styles.trackers} aria-label={t('choose')}>
            {trackers.map((vehicle) => (
              <li key={vehicle.id}>
                <Tracker vehicle={vehicle} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PageColumns>
  );
}

function Tracker({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const state = vehicleState(vehicle, useNow(MINUTE));
  return (
    <Link to={vehiclePaths.schedule(vehicle.id)} className={styles.tracker}>
      <b>{vehicle.vehicle_name}</b>
      <StateLabel state={state}>{t(`states.${state}`)}</StateLabel>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
