import { Button } from '@mantine/core';
import { IconCar, IconLock, IconRoute } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { type DrivenTrip, tripAt } from '../../rules/trips/trip.ts';
import type { TripSort } from '../../rules/trips/trip-order.ts';
import { MOST_DAYS, type TripView, viewProblem } from '../../rules/trips/trip-view.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { FirstStep } from '../../widgets/vehicle/first-step.tsx';
import { useFormat } from '../../wording/use-format.ts';
import { TripHeading } from './trip-heading.tsx';
import listStyles from './trip-list.module.css';
import { TripList, TripSortSelect } from './trip-list.tsx';
import { TripSums } from './trip-sums.tsx';
import styles from './trips-page.module.css';
import type { TripsQuery } from './use-trips.ts';

type Props = {
  vehicles: UseQueryResult<Vehicle[]>;
  vehicle: Vehicle | null;
  view: TripView;
  query: TripsQuery;
  selectedKey: string | null;
  onSelect: (trip: DrivenTrip | null) => void;
  onSort: (sort: TripSort) => void;
};

/** The list of trips, or why there is none. */
export function TripContent({ vehicles, vehicle, view, query, selectedKey, onSelect, onSort }: Props) {
  const { t } = useTranslation(['trips', 'period']);
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
  if (vehicles.data?.length === 0)
    return (
      <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')}>
        <FirstStep />
      </EmptyState>
    );
  if (vehicles.data && !vehicle && view.vehicleId !== null) {
    return <EmptyState icon={IconCar} title={t('missing.title')} text={t('missing.text')} />;
  }
  if (vehicles.data && !hasPlan) return <NoPlan vehicle={vehicle} />;
  const problem = viewProblem(view);
  if (vehicles.data && problem) {
    return (
      <EmptyState icon={IconRoute} title={t('range.impossible')} text={t(`period:${problem}`, { days: MOST_DAYS })} />
    );
  }
  if (!query.data && query.error) {
    return (
      <FailureState title={t('failed.trips')} lines={errorLines(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data && vehicles.data && query.fetchStatus === 'idle') {
    return (
      <EmptyState icon={IconRoute} title={t('stopped.title')} text={t('stopped.text')}>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('stopped.action')}
        </Button>
      </EmptyState>
    );
  }
  if (!query.data) return isSlow ? <Loading onStop={query.stop} /> : null;
  const { trips, stats } = query.data;
  const isOutside = view.at !== null && !query.isPlaceholderData && tripAt(trips, view.at) === null;
  const outside = isOutside && view.at !== null && <Outside at={view.at} onClose={() => onSelect(null)} />;
  const heading = vehicle && <TripHeading vehicle={vehicle} view={view} />;
  if (trips.length === 0) {
    return (
      <>
        {outside}
        {heading && <div className={listStyles.head}>{heading}</div>}
        <EmptyState icon={IconRoute} title={t('none.title')} text={t('none.text')} />
      </>
    );
  }
  return (
    <>
      {outside}
      {query.isRefetchError && <output className={styles.stale}>{t('stale')}</output>}
      <TripSums stats={stats} count={trips.length} />
      <div className={listStyles.head}>
        {heading}
        <TripSortSelect sort={view.sort} onSort={onSort} />
      </div>
      <TripList trips={trips} sort={view.sort} selectedKey={selectedKey} onSelect={onSelect} />
      <p className={styles.rule}>{t('rule')}</p>
    </>
  );
}

/** Long ranges have several pages. */
function Loading({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation(['trips', 'common']);
  return (
    <>
      <SkeletonRows rows={6} />
      <div className={styles.tools}>
        <Button variant="default" onClick={onStop}>
          {t('common:cancel')}
        </Button>
      </div>
    </>
  );
}

/** The address names a moment without a trip: the link of an alert while the vehicle stood. */
function Outside({ at, onClose }: { at: number; onClose: () => void }) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  return (
    <div className={styles.outside}>
      <Notice tone="accent">
        {t('outside.text', { time: format.dateTime(at) })}
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('outside.close')}
        </Button>
      </Notice>
    </div>
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
