import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { unschedule } from '../due.ts';
import { dropImage } from '../images.ts';
import { withdrawLocationLinks } from '../location-links/links.ts';
import { activeStream, endStream } from '../streams.ts';
import { endSharing } from '../transfers/move.ts';
import { withdrawPendingPlan } from './renewal-switch.ts';

/**
 * Takes a device out of service for good and deletes its vehicle (commerce 2). Nothing renews any more, its guests,
 * invitations and location links lose it, and its serial number cannot be added again.
 */
export function deactivate(world: World, device: DeviceRow, now: Instant): DeviceRow {
  const { vehicles, devices } = world.tables;
  const { add_ons } = withdrawPendingPlan(world, device);
  const vehicle = vehicles.oneBy('device_key', device.id);
  if (vehicle) {
    endSharing(world, vehicle, vehicle.subscriber);
    withdrawLocationLinks(world, vehicle.id, now);
    dropImage(world, vehicle.image);
    vehicles.delete(vehicle.id);
  }
  const stream = activeStream(world, device.id);
  if (stream) endStream(world, stream, now);
  for (const kind of ['plan_ends', 'renewal_retried', 'add_on_ends', 'pause_begins', 'pause_ends'] as const)
    unschedule(world, kind, device.id);
  return devices.update(device.id, {
    refusal: 'DEACTIVATED',
    plan_renewal_date: Math.min(device.plan_renewal_date, now),
    autorenewal: false,
    pause: null,
    renewal_failure: null,
    add_ons: add_ons.map((held) => ({ ...held, auto_renew: false })),
    service_mode: false,
    service_mode_end_date: null,
  });
}
