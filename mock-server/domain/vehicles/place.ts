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

type Placed = Partial<Place> & { device_key?: string };

/** Feed rows. Removes the position for devices whose plan has no location services. */
export const placedRows = <Row extends Placed>(world: World, rows: readonly Row[]): (Row | Omit<Row, keyof Place>)[] =>
  rows.map((row) => {
    const device = world.tables.devices.get(row.device_key ?? '');
    if (device && isLocated(device)) return row;
    const { latitude: _latitude, longitude: _longitude, ...withoutPlace } = row;
    return withoutPlace;
  });
