import type { Device, User, Vehicle } from '../../client/api/model.ts';
import { abilitiesOf, VEHICLE_COMMANDS } from '../../client/rules/abilities.ts';
import { accessOf } from '../../client/rules/access.ts';
import { cameraGate, cameraSettingsGate } from '../../client/rules/camera-gate.ts';
import { changeGate } from '../../client/rules/change-gate.ts';
import { commandGate, type Gate } from '../../client/rules/command-gate.ts';
import { codesGate, dismissGate } from '../../client/rules/diagnostics.ts';
import { exclusiveAccess } from '../../client/rules/exclusive-access.ts';
import { memberGate } from '../../client/rules/groups-change.ts';
import { liveViewGate } from '../../client/rules/live-view-gate.ts';
import { reminderGate } from '../../client/rules/maintenance.ts';
import { interruptionOf, type Notices } from '../../client/rules/notices.ts';
import { canSetGeofenceAlerts, canTransfer } from '../../client/rules/roles.ts';
import { configurationGate } from '../../client/rules/settings-gate.ts';
import { lapse } from '../../client/rules/vehicle-state.ts';
import type { Ability } from './table.ts';

/** What the portal knows when it decides. `people`: all that the user sees. */
export type Known = {
  vehicle: Vehicle;
  device: Pick<Device, 'camera_settings' | 'pricing_plan'>;
  user: User;
  people: readonly User[];
  notices: Notices;
  now: number;
};

/** Sent to the device, so that an interruption stops it (core 4). */
const SENT: readonly Ability[] = [...VEHICLE_COMMANDS, 'camera_settings', 'snapshot', 'live_view', 'configuration'];
/** Looking is everybody's who sees the vehicle. */
const LOOKS: readonly Ability[] = ['live_tracking', 'advanced_obd', 'trips', 'positions', 'trouble_codes'];

/** What the rules of the client say, in the order in which its pages ask them: `allowed` or the reason. */
export function verdictOf(ability: Ability, known: Known): string {
  const { vehicle, user, people, notices, now } = known;
  const lent = vehicle.isShared ? null : exclusiveAccess(vehicle, people, now);
  if (lent && lent.user.id !== user.id && !LOOKS.includes(ability)) return 'exclusive_access';
  const gate = gateOf(ability, known);
  if (!gate.allowed) return gate.reason;
  const interruption = SENT.includes(ability) ? interruptionOf(vehicle.product_name, notices) : null;
  return interruption?.toLowerCase() ?? 'allowed';
}

function gateOf(ability: Ability, { vehicle, device, user, now }: Known): Gate<string> {
  const viewer = { user, now };
  switch (ability) {
    case 'change_info':
      return changeGate(vehicle);
    case 'camera_settings':
      return cameraSettingsGate(vehicle, device, viewer);
    case 'snapshot':
      return cameraGate(vehicle, device, viewer);
    case 'live_view':
      return liveViewGate(vehicle, device, viewer);
    case 'live_tracking':
      return trackingOf(vehicle, now);
    case 'advanced_obd':
      return obdOf(vehicle);
    case 'trips':
      return ofPlan(accessOf([vehicle]).trips);
    case 'positions':
      return ofPlan(accessOf([vehicle]).location);
    case 'geofence_alerts':
      return canSetGeofenceAlerts(vehicle);
    case 'transfer':
      return canTransfer(user, vehicle);
    case 'configuration':
      return configurationGate(vehicle, viewer);
    case 'maintenance':
      return reminderGate(vehicle, { now, isLent: false });
    case 'trouble_codes':
      return codesGate(vehicle);
    case 'clear_code':
      return dismissGate(vehicle, { ...viewer, isOffline: false, isLent: false });
    case 'groups':
      return vehicle.isShared ? { allowed: false, reason: 'shared' } : memberGate(vehicle, false, now);
    default:
      return commandGate(vehicle, ability, viewer);
  }
}

const ofPlan = (has: boolean): Gate<'plan'> => (has ? { allowed: true } : { allowed: false, reason: 'plan' });

function trackingOf(vehicle: Vehicle, now: number): Gate<string> {
  if (!abilitiesOf(vehicle.product_name)?.liveTracking) return { allowed: false, reason: 'not_there' };
  const lapsed = lapse(vehicle, now);
  return lapsed ? { allowed: false, reason: lapsed } : { allowed: true };
}

function obdOf({ obdSettings, pricing_plan }: Vehicle): Gate<string> {
  if (!obdSettings?.tire_pressure && !obdSettings?.fuel_percent) return { allowed: false, reason: 'not_there' };
  return ofPlan(pricing_plan.supports_advanced_obd);
}
