import type { KnownAlertType } from '../../generated/contract/types.gen.ts';
import type { Subject } from '../telemetry/types.ts';
import type { AlertRuleRow, CommandRow, DeviceRow, GeofenceRow, VehicleRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { zoneOf } from './accounts/today.ts';
import { earlierOf } from './earlier.ts';

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

const fences = new WeakMap<GeofenceRow, GeofenceRow>();

/** A geofence with its earlier shapes. Kept by its row, which each change of its shape replaces. */
function fenceOf({ tables }: World, id: number): GeofenceRow | undefined {
  const row = tables.geofences.get(id);
  const known = row && fences.get(row);
  if (!row || known) return known;
  const earlier = earlierOf(tables.earlier_shapes, id);
  const fence =
    earlier.length === 0 ? row : { ...row, shapes: [...earlier.map(({ version }) => version), ...row.shapes] };
  fences.set(row, fence);
  return fence;
}

function fencesOf(world: World, rules: readonly AlertRuleRow[]): readonly GeofenceRow[] {
  const ids = fenceIdsOf(rules);
  return ids.length === 0 ? NONE : ids.flatMap((id) => fenceOf(world, id) ?? NONE);
}

const histories = new WeakMap<readonly AlertRuleRow[], readonly AlertRuleRow[]>();

/** Rules of a vehicle with their earlier versions. Kept by the list, which each change of a rule replaces. */
function rulesOf({ tables }: World, { id, alert_rules }: VehicleRow): readonly AlertRuleRow[] {
  const earlier = earlierOf(tables.earlier_rules, id);
  if (earlier.length === 0) return alert_rules;
  const known = histories.get(alert_rules);
  if (known) return known;
  const history = alert_rules.map((row) => {
    const before = earlier.filter(({ rule }) => rule === row.number).map(({ version }) => version);
    return before.length === 0 ? row : { ...row, versions: [...before, ...row.versions] };
  });
  histories.set(alert_rules, history);
  return history;
}

const isRemoteStart = ({ command }: CommandRow): boolean => command === 'remote_start';

/** Commands by the type of the alert that they raise. */
const ALERTING: { readonly [K in KnownAlertType]?: (row: CommandRow) => boolean } = {
  remote_start_event: isRemoteStart,
  remote_start_fail: isRemoteStart,
  service_mode_ended: ({ command, value }) => command === 'set_service_mode' && value === false,
};

/** Commands of which a rule alerts. */
function alertCommandsOf(world: World, { alert_rules, device_key }: VehicleRow): readonly CommandRow[] {
  const kinds = new Set(alert_rules.flatMap(({ alert_type }) => ALERTING[alert_type] ?? NONE));
  if (kinds.size === 0) return NONE;
  return world.tables.commands
    .by('device_key', device_key)
    .filter((row) => [...kinds].some((isKind) => isKind(row)))
    .sort((a, b) => a.sent_at - b.sent_at);
}

/** A vehicle with its device, as telemetry expects it. `alert_rules`: instead of its own. */
export function subjectOf(world: World, vehicle: VehicleRow, alert_rules = rulesOf(world, vehicle)): Subject {
  const reported = alert_rules === vehicle.alert_rules ? vehicle : { ...vehicle, alert_rules };
  return {
    seed: world.origin.seed,
    device: deviceOf(world, vehicle),
    vehicle: reported,
    zone: zoneOf(world, vehicle.subscriber),
    fences: fencesOf(world, alert_rules),
    alertCommands: alertCommandsOf(world, reported),
  };
}

/** Vehicles that a user can see, filtered by a list of ids if given. */
export function chosen(vehicles: readonly VehicleRow[], ids: readonly number[] | undefined): VehicleRow[] {
  if (!ids) return [...vehicles];
  const wanted = new Set(ids);
  return vehicles.filter((vehicle) => wanted.has(vehicle.id));
}
