import type { Subject } from '../telemetry/types.ts';
import type { AlertRuleRow, CommandRow, DeviceRow, GeofenceRow, VehicleRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { zoneOf } from './accounts/today.ts';

/** Device of a vehicle. Every vehicle has one. */
export function deviceOf(world: World, vehicle: VehicleRow): DeviceRow {
  const device = world.tables.devices.get(vehicle.device_key);
  if (!device) throw new Error(`Vehicle ${vehicle.id} has no device ${vehicle.device_key}`);
  return device;
}

const NONE: readonly never[] = [];
const fenceIds = new WeakMap<readonly AlertRuleRow[], readonly number[]>();

/** Ids of all geofences that rules have had. Kept, because most vehicles share their rules and have none. */
function fenceIdsOf(rules: readonly AlertRuleRow[]): readonly number[] {
  const known = fenceIds.get(rules);
  if (known) return known;
  const all = rules.flatMap(({ versions }) => versions.flatMap(({ parameters }) => parameters.geofence_id ?? NONE));
  const ids = all.length === 0 ? NONE : [...new Set(all)];
  fenceIds.set(rules, ids);
  return ids;
}

function fencesOf(world: World, rules: readonly AlertRuleRow[]): readonly GeofenceRow[] {
  const ids = fenceIdsOf(rules);
  return ids.length === 0 ? NONE : ids.flatMap((id) => world.tables.geofences.get(id) ?? NONE);
}

const REMOTE_STARTS: ReadonlySet<string> = new Set(['remote_start_event', 'remote_start_fail']);

/** Remote starts of which a rule alerts. */
function remoteStartsOf(world: World, { alert_rules, device_key }: VehicleRow): readonly CommandRow[] {
  if (!alert_rules.some(({ alert_type }) => REMOTE_STARTS.has(alert_type))) return NONE;
  return world.tables.commands
    .by('device_key', device_key)
    .filter(({ command }) => command === 'remote_start')
    .sort((a, b) => a.sent_at - b.sent_at);
}

/** A vehicle with its device, as telemetry expects it. */
export function subjectOf(world: World, vehicle: VehicleRow): Subject {
  return {
    seed: world.origin.seed,
    device: deviceOf(world, vehicle),
    vehicle,
    zone: zoneOf(world, vehicle.subscriber),
    fences: fencesOf(world, vehicle.alert_rules),
    remoteStarts: remoteStartsOf(world, vehicle),
  };
}

/** Vehicles that a user can see, filtered by a list of ids if given. */
export function chosen(vehicles: readonly VehicleRow[], ids: readonly number[] | undefined): VehicleRow[] {
  if (!ids) return [...vehicles];
  const wanted = new Set(ids);
  return vehicles.filter((vehicle) => wanted.has(vehicle.id));
}
