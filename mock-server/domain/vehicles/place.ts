import type { Reading } from '../../telemetry/types.ts';
import type { DeviceRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { planOf } from '../catalog.ts';

type Place = Pick<Reading, 'latitude' | 'longitude'>;

const isLocated = ({ plan_id }: Pick<DeviceRow, 'plan_id'>): boolean => planOf(plan_id).location_services;

/** Position of a device, if its plan includes location services (commerce 6). */
export function placeView({ latitude, longitude }: Place, device: Pick<DeviceRow, 'plan_id'>): Partial<Place> {
  return isLocated(device) ? { latitude, longitude } : {};
}

type FeedRow = Partial<Place> & { device_key?: string; trip_id?: string | null };

/** Feed rows as the plans of their devices include them: without positions, and without trips that cannot be read (commerce 6). */
export const rowsInPlan = <Row extends FeedRow>(world: World, rows: readonly Row[]): (Row | Omit<Row, keyof Place>)[] =>
  rows.map((row) => {
    const device = world.tables.devices.get(row.device_key ?? '');
    const plan = device && planOf(device.plan_id);
    const known = row.trip_id && !plan?.trip_reporting ? { ...row, trip_id: null } : row;
    if (plan?.location_services) return known;
    const { latitude: _latitude, longitude: _longitude, ...withoutPlace } = known;
    return withoutPlace;
  });
