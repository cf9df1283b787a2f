import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** The vehicle reports a code no more from now on; that it did stays known. */
export function clearTroubleCode(world: World, device: DeviceRow, code: string, now: Instant): DeviceRow {
  const cleared_codes = [...device.cleared_codes.filter((cleared) => cleared.code !== code), { code, at: now }];
  return world.tables.devices.update(device.id, { cleared_codes });
}
