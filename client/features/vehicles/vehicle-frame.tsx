import { IconMapQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { type Found, useVehicle } from '../../data/vehicles/use-vehicle.ts';
import { paths } from '../../lib/paths.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './vehicle-frame.module.css';
import { VehiclePages } from './vehicle-pages.tsx';

type Props = { title: 'vehicleInfo' | 'vehicleSettings'; children: (vehicle: Vehicle) => ReactNode };

/** Around a page about the vehicle that the address names: its title, and the way to the vehicle's other pages. */
export function VehicleFrame({ title, children }: Props) {
  const { t } = useTranslation('titles');
  const found = useVehicle(useParams().id);
  if (found.status !== 'found') return <NoVehicle title={title} found={found} />;
  const { vehicle } = found;
  const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean).join(' ');
  return (
    <>
      <header className={styles.header}>
        <h1>{t(title)}</h1>
        <p>{[vehicle.vehicle_name, kind].filter(Boolean).join(' · ')}</p>
        <VehiclePages vehicle={vehicle} />
      </header>
      <div className={styles.content}>{children(vehicle)}</div>
    </>
  );
}

type NoVehicleProps = Pick<Props, 'title'> & { found: Exclude<Found, { status: 'found' }> };

/** What stands in the place of the page: that it loads, that it failed, or that there is no such vehicle (core 2.2). */
function NoVehicle({ title, found }: NoVehicleProps) {
  const { t } = useTranslation(['vehicles', 'common', 'titles']);
  const explain = useErrorLines();
  const showsWait = useDelayed(found.status === 'pending');
  return (
    <div className={styles.instead}>
      <h1>{t(`titles:${title}`)}</h1>
      {showsWait && <SkeletonRows rows={4} />}
      {found.status === 'failed' && (
        <FailureState title={t('failed.title')} lines={explain(found.error)} onRetry={found.retry} />
      )}
      {found.status === 'missing' && (
        <EmptyState icon={IconMapQuestion} title={t('common:notFound.title')} text={t('common:notFound.text')}>
          <Link to={paths.dashboard} className={styles.action}>
            {t('common:notFound.home')}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
