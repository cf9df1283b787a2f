import { IconDeviceCctv, IconFileDescription, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../../api/model.ts';
import { abilitiesOf } from '../../../rules/abilities.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { useVehiclePages } from '../vehicle-menu.tsx';
import styles from './vehicle-pages.module.css';

/** The other pages about this vehicle; nothing while there are none. */
export function VehiclePages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const exists = usePageExists();
  const { id, product_name, vehicle_name } = vehicle;
  const isDashCam = abilitiesOf(product_name)?.kind === 'dash_cam';
  const own = [
    { name: t('pages.info'), icon: IconFileDescription, to: `/control-center/vehicle/info/${id}` },
    { name: t('pages.settings'), icon: IconSettings, to: `/control-center/vehicle/settings/${id}` },
    ...(isDashCam
      ? [{ name: t('pages.dashCam'), icon: IconDeviceCctv, to: `/control-center/vehicle/dashcam/${id}` }]
      : []),
  ].filter(({ to }) => exists(to));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => name !== 'settings')
    .map(({ name, icon, to }) => ({ name: t(`vehicles:menu.${name}`), icon, to }));
  const pages = [...own, ...others];
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('vehicles:menu.pagesOf', { name: vehicle_name })}>
      {pages.map(({ name, icon: Icon, to }) => (
        <Link key={to} to={to} className={styles.page}>
          <Icon size={18} aria-hidden />
          {name}
        </Link>
      ))}
    </nav>
  );
}
