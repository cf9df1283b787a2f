import { Button } from '@mantine/core';
import { IconCar, IconLock, IconRoute } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import type { TripView } from '../../rules/trips/trip-view.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { TripList, TripSums } from './trip-list.tsx';
import styles from './trips-page.module.css';
import type { TripsQuery } from './use-trips.ts';

type Props = {
  vehicles: UseQueryResult<Vehicle[]>;
  vehicle: Vehicle | null;
  view: TripView;
  query: TripsQuery;
  selectedKey: string | null;
  onSelect: (trip: DrivenTrip | null) => void;
};

/** The list of trips, or why there is none. */
export function TripContent({ vehicles, vehicle, view, query, selectedKey, onSelect }: Props) {
  const { t } = useTranslation('trips');
  const errorLines = useErrorLines();
  const hasPlan = vehicle?.pricing_plan.trip_reporting === true;
  const isSlow = useDelayed(vehicles.isPending || (hasPlan && query.isPending));

  if (!vehicles.data && vehicles.error) {
    return (
      <FailureState
        title={t('failed.vehicles')}
        lines={errorLines(vehicles.error)}
        onRetry={() => void vehicles.refetch()}
      />
    );
  }
  if (vehicles.data?.length === 0) return <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')} />;
  if (vehicles.data && !vehicle && view.vehicleId !== null) {
    return <EmptyState icon={IconCar} title={t('missing.title')} text={t('missing.text')} />;
  }
  if (vehicles.data && !hasPlan) return <NoPlan vehicle={vehicle} />;
  if (!query.data && query.error) {
    return (
      <FailureState title={t('failed.trips')} lines={errorLines(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) return isSlow ? <SkeletonRows rows={6} /> : null;
  const { trips, stats } = query.data;
  if (trips.length === 0) return <EmptyState icon={IconRoute} title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      {query.isRefetchError && <output className={styles.stale}>{t('stale')}</output>}
      <TripSums stats={stats} count={trips.length} />
      <TripList trips={trips} selectedKey={selectedKey} onSelect={onSelect} />
    </>
  );
}

/** The owner can change the plan, guests cannot. */
function NoPlan({ vehicle }: { vehicle: Vehicle | null }) {
  const { t } = useTranslation('trips');
  const text = vehicle ? t('noPlan.text', { name: vehicle.vehicle_name }) : t('noPlan.none');
  return (
    <EmptyState icon={IconLock} title={t('noPlan.title')} text={text}>
      {vehicle && !vehicle.isShared && (
        <Button component={Link} to={paths.subscriptions}>
          {t('noPlan.action')}
        </Button>
      )}
    </EmptyState>
  );
}
