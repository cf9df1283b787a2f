import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Stops reporting a code from now on. Past reports keep it. */
export function clearTroubleCode(world: World, device: DeviceRow, code: string, now: Instant): DeviceRow {
  const cleared_codes = [...device.cleared_codes.filter((cleared) => cleared.code !== code), { code, at: now }];
  return world.tables.devices.update(device.id, { cleared_codes });
}
