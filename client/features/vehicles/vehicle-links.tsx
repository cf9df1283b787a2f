import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './vehicle-links.module.css';
import { useVehiclePages } from './vehicle-menu.tsx';

/** The page with everything about the selected vehicle, and the other pages about it. */
export function VehicleLinks({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  // The page of details leads to the settings.
  const others = useVehiclePages(vehicle).filter(({ name }) => name !== 'settings');
  return (
    <nav className={styles.links} aria-label={t('menu.pagesOf', { name: vehicle.vehicle_name })}>
      <PageLink to={`/control-center/vehicle/${vehicle.id}`} className={styles.link}>
        <IconListDetails size={18} aria-hidden />
        {t('menu.details')}
      </PageLink>
      {others.map(({ name, icon: Icon, to }) => (
        <Link key={name} to={to} className={styles.link}>
          <Icon size={18} aria-hidden />
          {t(`menu.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
