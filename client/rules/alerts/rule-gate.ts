import type { KnownAlertType, User, Vehicle } from '../../api/model.ts';
import { ALLOWED, type Gate, notAllowed } from '../access/gate.ts';
import { levelNow } from '../access/level.ts';
import { geofenceAlertsGate } from '../geofences/alerts-gate.ts';
import { livesOnItsOwn } from '../vehicle/batteries.ts';
import { codesGate } from '../vehicle/diagnostics.ts';
import { maintenanceGate, REMINDER_TYPES } from '../vehicle/maintenance.ts';
import { productCapabilities } from '../vehicle/product-capabilities.ts';
import { lapse } from '../vehicle/vehicle-state.ts';
import { NEEDED_COMMANDS, NEEDS_ENGINE } from './rule-types.ts';

/** Why an alert rule of a vehicle cannot be changed. */
export type RuleDisabledReason =
  | 'read_only'
  | 'partial_access'
  | 'owner_only'
  | 'exclusive_access'
  | 'paused'
  | 'expired'
  | 'not_supported'
  | 'basic_plan'
  | 'plan'
  | 'no_location';

/** The reason that no rule can be set, if all gates have it. `null`: a rule can be set, or the reasons differ. */
export function sharedReason(gates: readonly Gate<RuleDisabledReason>[]): RuleDisabledReason | null {
  const reasons = new Set(gates.map((gate) => (gate.allowed ? null : gate.reason)));
  const [reason = null] = reasons;
  return reasons.size === 1 ? reason : null;
}

export type RuleViewer = {
  user: Pick<User, 'vehicle_access'>;
  /** Milliseconds since 1970. */
  now: number;
  /** Another user has exclusive access: until it ends, even the owner only views (commerce 3). */
  isExclusiveToOther?: boolean;
};

/** Whether the device reports an alert type. A product newer than the table reports all. */
export function isReported(type: KnownAlertType, vehicle: Pick<Vehicle, 'product_name' | 'hardwired_mode'>): boolean {
  if (NEEDS_ENGINE.has(type) && livesOnItsOwn(vehicle)) return false;
  const needed = NEEDED_COMMANDS[type];
  const capabilities = productCapabilities(vehicle.product_name);
  return needed === undefined || capabilities === null || capabilities.commands.includes(needed);
}

/**
 * Whether this user may set a rule of this vehicle: owners, and guests with full access except for geofences (commerce 6), if its
 * product and plan report the alert (core 6, commerce 8).
 */
export function ruleGate(
  vehicle: Vehicle,
  type: KnownAlertType,
  { user, now, isExclusiveToOther = false }: RuleViewer,
): Gate<RuleDisabledReason> {
  if (type === 'geofences') return geofenceAlertsGate(vehicle, { now, isExclusiveToOther });
  if (vehicle.isShared) {
    const level = levelNow(vehicle, user, now);
    if (level !== 'Full Access') return notAllowed(level === 'Partial Access' ? 'partial_access' : 'read_only');
  }
  if (isExclusiveToOther) return notAllowed('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return notAllowed(lapsed);
  if (!isReported(type, vehicle)) return notAllowed('not_supported');
  if (type === 'dtc') return codesGate(vehicle);
  if (REMINDER_TYPES.some((reminder) => reminder === type)) return maintenanceGate(vehicle);
  return ALLOWED;
}
