import { IconCar, IconFileDescription, IconMap, IconMapQuestion, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { type Found, useVehicle } from '../../../data/vehicles/use-vehicle.ts';
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
  const { t } = useTranslation('titles');
  const found = useVehicle(useParams().id);
  if (found.status !== 'found') return <NoVehicle title={title} found={found} />;
  const { vehicle } = found;
  const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean).join(' ');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t(title)}</h1>
        <p>{[vehicle.vehicle_name, kind].filter(Boolean).join(' · ')}</p>
      </header>
      <VehiclePages vehicle={vehicle} />
      <div className={styles.content}>{children(vehicle)}</div>
    </div>
  );
}

function VehiclePages({ vehicle: { id, vehicle_name: name } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicles', 'titles']);
  const exists = usePageExists();
  const pages = PAGES.map((page) => ({ ...page, to: page.to(id) })).filter(({ to }) => exists(to));
  return (
    <nav className={styles.nav} aria-label={t('menu.pagesOf', { name })}>
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
