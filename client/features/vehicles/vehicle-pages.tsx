import { IconCar, IconDeviceCctv, IconFileDescription, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { abilitiesOf } from '../../rules/abilities.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useVehiclePages } from './vehicle-menu.tsx';
import styles from './vehicle-pages.module.css';

const OWN = [
  { name: 'overview', icon: IconCar, path: '/control-center/vehicle' },
  { name: 'info', icon: IconFileDescription, path: '/control-center/vehicle/info' },
  { name: 'settings', icon: IconSettings, path: '/control-center/vehicle/settings' },
  { name: 'dashCam', icon: IconDeviceCctv, path: '/control-center/vehicle/dashcam' },
] as const;

/** The pages about one vehicle, on each of them. */
export function VehiclePages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const exists = usePageExists();
  const isDashCam = abilitiesOf(vehicle.product_name)?.kind === 'dash_cam';
  const own = OWN.filter(({ name }) => name !== 'dashCam' || isDashCam)
    .map(({ name, icon, path }) => ({ name: t(`pages.${name}`), icon, to: `${path}/${vehicle.id}` }))
    .filter(({ to }) => exists(to));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => name !== 'settings')
    .map(({ name, icon, to }) => ({ name: t(`menu.${name}`), icon, to }));
  return (
    <nav className={styles.pages} aria-label={t('menu.pagesOf', { name: vehicle.vehicle_name })}>
      <ul>
        {[...own, ...others].map(({ name, icon: Icon, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.page}>
              <Icon size={18} aria-hidden />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
