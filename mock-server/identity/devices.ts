import { secretId } from '../world/random.ts';
import type { IdentityDevice, IdentityUserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { type Pool, regionOf } from './pool.ts';
import { freshUser } from './users.ts';

/** Limit of unremembered browsers, which every sign-in adds. The oldest are removed. */
const KEPT = 30;

export const newDeviceKey = (pool: Pool): string => `${regionOf(pool)}_${secretId()}`;

/** Derived from the key, so that offering a device stores nothing before its confirmation. */
export const deviceGroup = (deviceKey: string): string => `-${deviceKey.slice(-9)}`;

export const findDevice = (user: IdentityUserRow, deviceKey: string | null | undefined): IdentityDevice | undefined =>
  user.devices.find(({ key }) => key === deviceKey);

export function addDevice(world: World, sub: string, device: IdentityDevice): void {
  const devices = freshUser(world, sub).devices.filter(({ key }) => key !== device.key);
  const forgotten = devices.length < KEPT ? undefined : devices.find(({ remembered }) => !remembered);
  const kept = devices.filter((each) => each !== forgotten);
  world.tables.identity_users.update(sub, { devices: [...kept, device] });
}

export function updateDevice(world: World, sub: string, deviceKey: string, changes: Partial<IdentityDevice>): void {
  const devices = freshUser(world, sub).devices.map((device) =>
    device.key === deviceKey ? { ...device, ...changes } : device,
  );
  world.tables.identity_users.update(sub, { devices });
}

export function removeDevice(world: World, sub: string, deviceKey: string): void {
  const devices = freshUser(world, sub).devices.filter(({ key }) => key !== deviceKey);
  world.tables.identity_users.update(sub, { devices });
}
