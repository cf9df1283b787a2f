import {
  IconCar,
  IconClock,
  IconDeviceCctv,
  IconFileDescription,
  IconKey,
  IconListNumbers,
  IconSettings,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import type { VehiclePageName } from '../../../data/vehicles/vehicle-pages.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { hasKeyLocker, hasOptionTables } from '../../../rules/keylocker/products.ts';
import { isTracker, productCapabilities } from '../../../rules/vehicle/product-capabilities.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useVehiclePages } from '../../../widgets/vehicle/use-vehicle-pages.ts';

const OWN = [
  { name: 'overview', icon: IconCar },
  { name: 'info', icon: IconFileDescription },
  { name: 'settings', icon: IconSettings },
  { name: 'dashCam', icon: IconDeviceCctv },
  { name: 'schedule', icon: IconClock },
  { name: 'keylocker', icon: IconKey },
  { name: 'options', icon: IconListNumbers },
] as const;

/** Pages of the vehicle itself, and the rules, which are a tab of the alerts. */
const ELSEWHERE: readonly VehiclePageName[] = ['settings', 'schedule', 'rules'];

/** Tabs of the pages about one vehicle, on each of them. A phone has no space for the fleet's pages, which are in the menu as well. */
export function VehiclePages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const exists = usePageExists();
  const isPhone = useIsPhone();
  const isDashCam = productCapabilities(vehicle.product_name)?.kind === 'dash_cam';
  const isOffered: Partial<Record<(typeof OWN)[number]['name'], boolean>> = {
    dashCam: isDashCam,
    schedule: isTracker(vehicle.product_name),
    keylocker: hasKeyLocker(vehicle),
    options: hasOptionTables(vehicle) && (!vehicle.isShared || vehicle.access_level === 'Full Access'),
  };
  const own = OWN.filter(({ name }) => isOffered[name] ?? true)
    .map(({ name, icon }) => ({
      name: t(`pages.${name}`),
      short: t(`pages.short.${name}`),
      icon,
      to: vehiclePaths[name](vehicle.id),
    }))
    .filter(({ to }) => exists(to));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map(({ name, icon, to }) => ({ name: t(`menu.${name}`), short: t(`menu.${name}`), icon, to }));
  return (
    <PageTabs label={t('menu.pagesOf', { name: vehicle.vehicle_name })} tabs={isPhone ? own : [...own, ...others]} />
  );
}
