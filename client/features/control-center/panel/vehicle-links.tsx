import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import type { VehiclePageName } from '../../../data/vehicles/vehicle-pages.ts';
import { backTo } from '../../../lib/back-to.ts';
import { paths, vehiclePaths } from '../../../lib/paths.ts';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useVehiclePages } from '../../../widgets/vehicle/use-vehicle-pages.ts';
import styles from './vehicle-links.module.css';

/** The panel is narrow. The menu of the vehicle has all pages. */
const LEFT_OUT: readonly VehiclePageName[] = ['settings', 'rules', 'reports'];

/** Links to the selected vehicle's main page and its other pages. */
export function VehicleLinks({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const back = backTo(paths.controlCenter + vehicleHash(vehicle.id));
  const others = useVehiclePages(vehicle).filter(({ name }) => !LEFT_OUT.includes(name));
  return (
    <nav className={styles.links} aria-label={t('menu.pagesOf', { name: vehicle.vehicle_name })}>
      <PageLink to={vehiclePaths.overview(vehicle.id)} state={back} className={styles.link}>
        <IconListDetails size={18} aria-hidden />
        {t('menu.details')}
      </PageLink>
      {others.map(({ name, icon: Icon, to }) => (
        <Link key={name} to={to} state={back} className={styles.link}>
          <Icon size={18} aria-hidden />
          {t(`menu.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
