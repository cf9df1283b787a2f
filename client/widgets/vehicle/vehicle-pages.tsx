import { IconCar, IconDeviceCctv, IconFileDescription, IconSettings } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { vehiclePaths } from '../../lib/paths.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useVehiclePages } from './vehicle-menu.tsx';
import styles from './vehicle-pages.module.css';

const OWN = [
  { name: 'overview', icon: IconCar },
  { name: 'info', icon: IconFileDescription },
  { name: 'settings', icon: IconSettings },
  { name: 'dashCam', icon: IconDeviceCctv },
] as const;

/** Pixels that are seen of the page before. */
const PEEK = 64;

/** The pages about one vehicle, on each of them. */
export function VehiclePages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const exists = usePageExists();
  const isDashCam = productCapabilities(vehicle.product_name)?.kind === 'dash_cam';
  const own = OWN.filter(({ name }) => name !== 'dashCam' || isDashCam)
    .map(({ name, icon }) => ({ name: t(`pages.${name}`), icon, to: vehiclePaths[name](vehicle.id) }))
    .filter(({ to }) => exists(to));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => name !== 'settings')
    .map(({ name, icon, to }) => ({ name: t(`menu.${name}`), icon, to }));
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const bar = nav.current;
    const current = bar?.querySelector(`a[href$="${pathname}"]`);
    if (!bar || !(current instanceof HTMLElement)) return;
    // On a narrow window the page that is shown may be beyond the edge, once fonts are there and the bar is drawn.
    const observer = new ResizeObserver(() => {
      bar.scrollLeft = current.offsetLeft - PEEK;
    });
    for (const part of [bar, current]) observer.observe(part);
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <nav ref={nav} className={styles.pages} aria-label={t('menu.pagesOf', { name: vehicle.vehicle_name })}>
      <ul>
        {[...own, ...others].map(({ name, icon: Icon, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={styles.page}
              // A link of which some pixels are seen is not scrolled to by the browser.
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              <Icon size={18} aria-hidden />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
