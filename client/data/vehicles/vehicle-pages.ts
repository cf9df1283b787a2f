import type { Vehicle } from '../../api/model.ts';
import { alertRulesPath, alertsPath, paths, reportsPath, tripsPath, vehiclePaths } from '../../lib/paths.ts';
import { hasKeyLocker, hasOptionTables } from '../../rules/keylocker/products.ts';
import { isTracker, productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { vehicleHash } from './selection.ts';

const PAGES = {
  trips: (id: number) => tripsPath(id),
  activity: (id: number) => paths.feed + vehicleHash(id),
  alerts: alertsPath,
  rules: (id: number) => alertRulesPath(id),
  reports: reportsPath,
  settings: vehiclePaths.settings,
  schedule: vehiclePaths.schedule,
};
export type VehiclePageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as VehiclePageName[];

type Facts = Pick<Vehicle, 'id' | 'isShared' | 'access_level' | 'device_key' | 'pricing_plan' | 'product_name'>;

/**
 * Whether a page has something about a vehicle. Trips need a plan that records them (core 6), rules the right to set them (commerce 6),
 * reports a device, a schedule a tracker (commerce 3).
 */
function isOffered(name: VehiclePageName, vehicle: Facts): boolean {
  switch (name) {
    case 'trips':
      return vehicle.pricing_plan.trip_reporting;
    case 'rules':
      return !vehicle.isShared || vehicle.access_level === 'Full Access';
    case 'reports':
      return Boolean(vehicle.device_key);
    case 'schedule':
      return isTracker(vehicle.product_name);
    default:
      return true;
  }
}

/** Addresses of the pages about one vehicle. */
export const pagesOfVehicle = (vehicle: Facts): { name: VehiclePageName; to: string }[] =>
  NAMES.filter((name) => isOffered(name, vehicle)).map((name) => ({ name, to: PAGES[name](vehicle.id) }));

const OWN = ['overview', 'info', 'settings', 'dashCam', 'schedule', 'keylocker', 'options'] as const;
export type OwnPageName = (typeof OWN)[number];

/** Addresses of the vehicle's own pages, which its tabs show: those that its device and the user's access level have. */
export function ownPagesOf(vehicle: Facts & Parameters<typeof hasKeyLocker>[0]): { name: OwnPageName; to: string }[] {
  const isOffered: Partial<Record<OwnPageName, boolean>> = {
    dashCam: productCapabilities(vehicle.product_name)?.kind === 'dash_cam',
    schedule: isTracker(vehicle.product_name),
    keylocker: hasKeyLocker(vehicle),
    options: hasOptionTables(vehicle) && (!vehicle.isShared || vehicle.access_level === 'Full Access'),
  };
  return OWN.filter((name) => isOffered[name] ?? true).map((name) => ({ name, to: vehiclePaths[name](vehicle.id) }));
}
