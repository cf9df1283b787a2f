import {
  IconActivity,
  IconAdjustments,
  IconBell,
  IconChartHistogram,
  IconClock,
  IconRoute,
  IconSettings,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { pagesOfVehicle, type VehiclePageName } from '../../data/vehicles/vehicle-pages.ts';
import { usePageExists } from '../../ui/page-exists.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
type VehiclePage = { name: VehiclePageName; icon: Icon; to: string };

const ICONS: Readonly<Record<VehiclePageName, Icon>> = {
  trips: IconRoute,
  activity: IconActivity,
  alerts: IconBell,
  rules: IconAdjustments,
  reports: IconChartHistogram,
  settings: IconSettings,
  schedule: IconClock,
};

/** The pages about one vehicle that this installation has. */
export function useVehiclePages(vehicle: Vehicle): VehiclePage[] {
  const exists = usePageExists();
  return pagesOfVehicle(vehicle)
    .filter(({ to }) => exists(to.replace(/[?#].*/, '')))
    .map(({ name, to }) => ({ name, icon: ICONS[name], to }));
}
