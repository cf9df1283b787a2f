import type { Reading } from '../../telemetry/types.ts';
import type { DeviceRow } from '../../world/rows.ts';
import { planOf } from '../catalog.ts';

/** Where a device was, as far as its plan allows location services (commerce 6). */
export function placeView(
  { latitude, longitude }: Pick<Reading, 'latitude' | 'longitude'>,
  device: Pick<DeviceRow, 'plan_id'>,
): Partial<Pick<Reading, 'latitude' | 'longitude'>> {
  return planOf(device.plan_id).location_services ? { latitude, longitude } : {};
}
