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
import { type OwnPageName, ownPagesOf, type VehiclePageName } from '../../../data/vehicles/vehicle-pages.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useVehiclePages } from '../../../widgets/vehicle/use-vehicle-pages.ts';

const ICONS = {
  overview: IconCar,
  info: IconFileDescription,
  settings: IconSettings,
  dashCam: IconDeviceCctv,
  schedule: IconClock,
  keylocker: IconKey,
  options: IconListNumbers,
} satisfies Record<OwnPageName, unknown>;

/** Pages of the vehicle itself, and the rules, which are a tab of the alerts. */
const ELSEWHERE: readonly VehiclePageName[] = ['settings', 'schedule', 'rules'];

/** Tabs of the pages about one vehicle, on each of them. A phone has no space for the fleet's pages, which are in the menu as well. */
export function VehiclePages({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const exists = usePageExists();
  const isPhone = useIsPhone();
  const own = ownPagesOf(vehicle)
    .filter(({ to }) => exists(to))
    .map(({ name, to }) => ({ name: t(`pages.${name}`), short: t(`pages.short.${name}`), icon: ICONS[name], to }));
  const others = useVehiclePages(vehicle)
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map(({ name, icon, to }) => ({ name: t(`menu.${name}`), short: t(`menu.${name}`), icon, to }));
  return (
    <PageTabs label={t('menu.pagesOf', { name: vehicle.vehicle_name })} tabs={isPhone ? own : [...own, ...others]} />
  );
}
