import type { Device, User, Vehicle } from '../../client/api/model.ts';
import { accessOf } from '../../client/rules/access/access.ts';
import { vehiclesExclusiveToOthers } from '../../client/rules/access/exclusive-access.ts';
import type { Gate } from '../../client/rules/access/gate.ts';
import { canTransfer } from '../../client/rules/access/roles.ts';
import { ruleGate } from '../../client/rules/alerts/rule-gate.ts';
import { cameraGate, cameraSettingsGate } from '../../client/rules/camera/camera-gate.ts';
import { liveViewGate } from '../../client/rules/camera/live-view-gate.ts';
import { controlGate } from '../../client/rules/commands/control-gate.ts';
import { trackingGate } from '../../client/rules/commands/live-tracking-gate.ts';
import { configurationGate, infoGate } from '../../client/rules/commands/settings-gate.ts';
import { memberGate } from '../../client/rules/groups/groups-change.ts';
import { interruptionOf, type Notices } from '../../client/rules/notices/notices.ts';
import { codesGate, dismissGate } from '../../client/rules/vehicle/diagnostics.ts';
import { reminderGate } from '../../client/rules/vehicle/maintenance.ts';
import { positionGate } from '../../client/rules/vehicle/position.ts';
import { VEHICLE_COMMANDS } from '../../client/rules/vehicle/product-capabilities.ts';
import { isRestricted } from '../../client/rules/vehicle/vehicle-state.ts';
import type { Capability } from './table.ts';

/** Data for the portal's decision. `people`: all users visible to the user. */
export type Known = {
  vehicle: Vehicle;
  device: Pick<Device, 'camera_settings' | 'pricing_plan'>;
  user: User;
  people: readonly User[];
  notices: Notices;
  now: number;
};

/** Sent to the device, so an interruption blocks it (core 4). */
const SENT: readonly Capability[] = [
  ...VEHICLE_COMMANDS,
  'camera_settings',
  'snapshot',
  'live_view',
  'live_tracking',
  'configuration',
];

/** Results of the client's rules in the order in which pages apply them: `allowed` or the reason. */
export function verdictOf(capability: Capability, known: Known): string {
  const { vehicle, notices } = known;
  const gate = gateOf(capability, known);
  if (!gate.allowed) return gate.reason;
  const interruption = SENT.includes(capability) ? interruptionOf(vehicle.product_name, notices) : null;
  return interruption?.toLowerCase() ?? 'allowed';
}

/** Gates used by components, with exclusive access as determined by `useExclusiveToOthers`. */
function gateOf(capability: Capability, { vehicle, device, user, people, now }: Known): Gate<string> {
  const exclusiveToOthers = vehiclesExclusiveToOthers([vehicle], people, { userId: user.id, now });
  const isExclusiveToOther = exclusiveToOthers.has(vehicle.id);
  const viewer = { user, now, isExclusiveToOther };
  switch (capability) {
    case 'change_info':
      return infoGate(vehicle, viewer);
    case 'camera_settings':
      return cameraSettingsGate(vehicle, device, viewer);
    case 'snapshot':
      return cameraGate(vehicle, device, viewer);
    case 'live_view':
      return liveViewGate(vehicle, device, viewer);
    case 'live_tracking':
      return trackingGate(vehicle, viewer);
    case 'advanced_obd':
      return obdOf(vehicle);
    case 'trips':
      return ofPlan(accessOf([vehicle]).trips);
    case 'positions':
      return positionGate(vehicle);
    case 'geofence_alerts':
      return ruleGate(vehicle, 'geofences', { user, now, isExclusiveToOther });
    case 'transfer':
      return canTransfer(user, vehicle, { isExclusiveToOther, isRestricted: isRestricted(vehicle, user, now) });
    case 'configuration':
      return configurationGate(vehicle, viewer);
    case 'maintenance':
      return reminderGate(vehicle, { now, isExclusiveToOther });
    case 'trouble_codes':
      return codesGate(vehicle);
    case 'clear_code':
      return dismissGate(vehicle, { ...viewer, isOffline: false });
    case 'groups':
      return vehicle.isShared
        ? { allowed: false, reason: 'shared' }
        : memberGate(vehicle, false, { now, exclusiveToOthers });
    default:
      return controlGate(vehicle, capability, viewer);
  }
}

const ofPlan = (has: boolean): Gate<'plan'> => (has ? { allowed: true } : { allowed: false, reason: 'plan' });

function obdOf({ obdSettings, pricing_plan }: Vehicle): Gate<string> {
  if (!obdSettings?.tire_pressure && !obdSettings?.fuel_percent) return { allowed: false, reason: 'not_there' };
  return ofPlan(pricing_plan.supports_advanced_obd);
}
