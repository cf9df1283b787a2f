import { IconCar, IconFileDescription, IconMap, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths } from '../../../lib/paths.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './vehicle-frame.module.css';

const PAGES = [
  { title: 'vehicle', icon: IconCar, to: (id: number) => `/control-center/vehicle/${id}` },
  { title: 'vehicleInfo', icon: IconFileDescription, to: (id: number) => `/control-center/vehicle/info/${id}` },
  { title: 'vehicleSettings', icon: IconSettings, to: (id: number) => `/control-center/vehicle/settings/${id}` },
  { title: 'map', icon: IconMap, to: (id: number) => paths.controlCenter + vehicleHash(id) },
] as const;

type Props = { title: 'vehicleInfo' | 'vehicleSettings'; children: (vehicle: Vehicle) => ReactNode };

/** Around a page about the vehicle that the address names: its title, and the way to the vehicle's other pages. */
export function VehicleFrame({ title, children }: Props) {
  const { t } = useTranslation(['vehicle-info', 'titles']);
  const vehicle = useVehicleOfAddress();
  if (vehicle === null) return <NoVehicle title={title} />;
  const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean).join(' ');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t(`titles:${title}`)}</h1>
        <p>{[vehicle.vehicle_name, kind].filter(Boolean).join(' · ')}</p>
      </header>
      <VehiclePages vehicle={vehicle} />
      <div className={styles.content}>{children(vehicle)}</div>
    </div>
  );
}

function VehiclePages({ vehicle: { id, vehicle_name: name } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle-info', 'titles']);
  const exists = usePageExists();
  const pages = PAGES.map((page) => ({ ...page, to: page.to(id) })).filter(({ to }) => exists(to));
  return (
    <nav className={styles.nav} aria-label={t('frame.pages', { name })}>
      <ul>
        {pages.map(({ title, icon: Icon, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              <Icon size={20} aria-hidden />
              {t(`titles:${title}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Null while vehicles are on their way, and where the list has none with the id of the address. */
function useVehicleOfAddress(): Vehicle | null {
  const { id } = useParams();
  const { data } = useQuery(vehiclesQuery());
  return data?.find((vehicle) => String(vehicle.id) === id) ?? null;
}

/** What stands in the place of the page: that it loads, that it failed, or that there is no such vehicle (any more). */
function NoVehicle({ title }: Pick<Props, 'title'>) {
  const { t } = useTranslation(['vehicle-info', 'vehicles', 'titles']);
  const explain = useErrorLines();
  const { isPending, error, refetch } = useQuery(vehiclesQuery());
  const showsWait = useDelayed(isPending);
  return (
    <div className={styles.instead}>
      <h1>{t(`titles:${title}`)}</h1>
      {isPending && showsWait && <SkeletonRows rows={4} />}
      {!isPending && error && (
        <FailureState title={t('vehicles:failed.title')} lines={explain(error)} onRetry={() => void refetch()} />
      )}
      {!isPending && !error && (
        <EmptyState icon={IconCar} title={t('frame.missing.title')} text={t('frame.missing.text')}>
          <Link to={paths.controlCenter} className={styles.action}>
            {t('frame.missing.action')}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
