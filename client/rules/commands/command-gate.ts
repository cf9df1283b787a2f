import type { AccessLevel, User, Vehicle } from '../../api/model.ts';
import { abilitiesOf, type VehicleCommand } from '../vehicle/product-capabilities.ts';
import { isInDeepSleep, lapse } from '../vehicle/vehicle-state.ts';

export type { VehicleCommand } from '../vehicle/product-capabilities.ts';

/** Why a vehicle cannot take a command (core 5, core 6). The first are known before asking, the others the server knows. */
const BARS = [
  'offline',
  'read_only',
  'paused',
  'expired',
  'deep_sleep',
  'tracking_only',
  'exclusive_access',
  'restricted',
  'not_supported',
  'installer_required',
  'maintenance',
  'outage',
] as const;
export type CommandBar = (typeof BARS)[number];

/** What a code of the contract's `CommandRefusedError` means; null for one that is not known. */
export const barOfCode = (code: string | null): CommandBar | null =>
  BARS.find((bar) => bar === code?.toLowerCase()) ?? null;

export type Gate<Reason extends string> = { allowed: true } | { allowed: false; reason: Reason };

const ALLOWED = { allowed: true } as const;
const barred = <Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;

/** Who asks, and when. */
export type CommandViewer = {
  user: Pick<User, 'vehicle_access'>;
  /** Milliseconds since 1970. */
  now: number;
  isOffline?: boolean;
  /** Somebody else has the vehicle for themselves (`lentVehicles`): meanwhile even its owner only views (commerce 3). */
  isLent?: boolean;
};

/** Whether this user may send this command to this vehicle. */
export function commandGate(
  vehicle: Vehicle,
  command: VehicleCommand,
  { user, now, isOffline = false, isLent = false }: CommandViewer,
): Gate<CommandBar> {
  if (isOffline) return barred('offline');
  if (vehicle.isShared && levelNow(vehicle, user, now) === 'Read Only') return barred('read_only');
  if (isLent) return barred('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return barred(lapsed);
  if (isInDeepSleep(vehicle)) return barred('deep_sleep');
  if (vehicle.tracking_only && command !== 'location') return barred('tracking_only');
  const abilities = abilitiesOf(vehicle.product_name);
  if (abilities && !abilities.commands.includes(command)) return barred('not_supported');
  return ALLOWED;
}

/** What a guest may do with a shared vehicle, while the access lasts (commerce 3, commerce 6). */
export function levelNow(vehicle: Vehicle, user: Pick<User, 'vehicle_access'>, now: number): AccessLevel {
  const entry = user.vehicle_access.find((access) => access.vehicle === vehicle.id);
  const starts = entry?.access_start ? Date.parse(entry.access_start) : -Infinity;
  const ends = entry?.access_end ? Date.parse(entry.access_end) : Infinity;
  const isNow = now >= starts && now < ends;
  return (isNow && (vehicle.access_level ?? entry?.access_level)) || 'Read Only';
}
