import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import styles from './vehicle-links.module.css';
import { useVehiclePages } from './vehicle-menu.tsx';

/** The other pages about the selected vehicle; nothing while there are none. */
export function VehicleLinks({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const pages = useVehiclePages(vehicle);
  if (pages.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t('menu.pagesOf', { name: vehicle.vehicle_name })}>
      {pages.map(({ name, icon: Icon, to }) => (
        <Link key={name} to={to} className={styles.link}>
          <Icon size={18} aria-hidden />
          {t(`menu.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
