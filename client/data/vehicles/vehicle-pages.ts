import type { Vehicle } from '../../api/model.ts';
import { alertsPath, paths, tripsPath, vehiclePaths } from '../../lib/paths.ts';
import { isTracker } from '../../rules/vehicle/product-capabilities.ts';
import { vehicleHash } from './selection.ts';

const PAGES = {
  trips: (id: number) => tripsPath(id),
  activity: (id: number) => paths.feed + vehicleHash(id),
  alerts: alertsPath,
  settings: vehiclePaths.settings,
  schedule: vehiclePaths.schedule,
};
export type VehiclePageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as VehiclePageName[];

/** Addresses of the pages about one vehicle. Trips need a plan that records them (core 6), a schedule needs a tracker (commerce 3). */
export const pagesOfVehicle = ({
  id,
  pricing_plan,
  product_name,
}: Pick<Vehicle, 'id' | 'pricing_plan' | 'product_name'>): { name: VehiclePageName; to: string }[] =>
  NAMES.filter((name) => name !== 'trips' || pricing_plan.trip_reporting)
    .filter((name) => name !== 'schedule' || isTracker(product_name))
    .map((name) => ({ name, to: PAGES[name](id) }));
