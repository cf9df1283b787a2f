import type {
  AlertRule,
  AlertRuleCreate,
  AlertRuleUpdate,
  KnownAlertType,
} from '../../../generated/contract/types.gen.ts';
import { RETENTION_DAYS } from '../../telemetry/feed.ts';
import { DAY } from '../../world/duration.ts';
import type { AlertRuleRow, AlertRuleVersion, DeviceRow, GeofenceRow, UserRow, VehicleRow } from '../../world/rows.ts';
import { USUAL_NOTICES } from '../../world/seeded-rules.ts';
import type { World } from '../../world/world.ts';
import { isUnreachable, REFUSALS, type Refusal, serviceRefusal } from '../commands/gates.ts';
import { dropEarlier, keepEarlier } from '../earlier.ts';
import { deviceOf } from '../subjects.ts';
import { completed, parameterErrors } from './parameters.ts';
import { takesShape, unsupported } from './support.ts';

export type SaveOutcome =
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'refused'; refusal: Refusal; detail: string }
  | { kind: 'rejected'; vehicle: number }
  | { kind: 'saved'; rules: AlertRule[] };

type Call = { world: World; user: UserRow; now: number; fault: { unreachable: boolean } };
type Change = { vehicle: VehicleRow; row: AlertRuleRow };

/** Ids of rules: the vehicle's id and three digits, from 1. */
const RULES_A_VEHICLE = 1_000;
const ruleId = (vehicle: VehicleRow, { number }: AlertRuleRow): number => vehicle.id * RULES_A_VEHICLE + number;

const isCurrent = ({ removed_at }: AlertRuleRow): boolean => removed_at === undefined;
const currentOf = ({ versions }: AlertRuleRow): AlertRuleVersion => versions.at(-1) as AlertRuleVersion;

function ruleView(vehicle: VehicleRow, row: AlertRuleRow): AlertRule {
  const { from: _from, ...settings } = currentOf(row);
  return {
    id: ruleId(vehicle, row),
    vehicle_id: vehicle.id,
    alert_type: row.alert_type,
    ...settings,
    geofence: settings.parameters.geofence_id ?? null,
  };
}

type Reported = { rules: readonly AlertRuleRow[]; rows: readonly AlertRuleRow[] };
const reported = new WeakMap<DeviceRow, Reported>();

/**
 * Rules that a vehicle's device and its plan report. Kept by both rows, which each change replaces: a page of 100 rules
 * would decide about all rules of 10,000 vehicles.
 */
function reportedRows(world: World, vehicle: VehicleRow): readonly AlertRuleRow[] {
  const { alert_rules: rules } = vehicle;
  const device = deviceOf(world, vehicle);
  const known = reported.get(device);
  if (known?.rules === rules) return known.rows;
  const rows = rules.filter(
    (row) => isCurrent(row) && (row.alert_type === 'geofences' || unsupported(device, row.alert_type) === null),
  );
  reported.set(device, { rules, rows });
  return rows;
}

/** Number of the rules of vehicles, optionally of some types, and the views of a part of them. */
export function rulesOf(
  world: World,
  vehicles: readonly VehicleRow[],
  types: readonly KnownAlertType[] | undefined,
  { offset, limit }: { offset: number; limit: number },
): { count: number; rules: AlertRule[] } {
  let count = 0;
  const rules: AlertRule[] = [];
  for (const vehicle of vehicles) {
    const all = reportedRows(world, vehicle);
    const rows = types ? all.filter(({ alert_type }) => types.includes(alert_type)) : all;
    const from = Math.max(0, offset - count);
    for (const row of rows.slice(from, from + limit - rules.length)) rules.push(ruleView(vehicle, row));
    count += rows.length;
  }
  return { count, rules };
}

/** A rule with its vehicle. Undefined without one. */
export function findRule(world: World, id: number): Change | undefined {
  const vehicle = world.tables.vehicles.get(Math.floor(id / RULES_A_VEHICLE));
  const row = vehicle?.alert_rules.filter(isCurrent).find(({ number }) => number === id % RULES_A_VEHICLE);
  return vehicle && row && { vehicle, row };
}

/** The rule with a version from now on. */
const revised = (row: AlertRuleRow, version: AlertRuleVersion): AlertRuleRow => ({ ...row, versions: [version] });

/** The vehicle's rule of a type, or of a type and geofence. */
function sameRule(vehicle: VehicleRow, { alert_type, parameters }: AlertRuleCreate): AlertRuleRow | undefined {
  return vehicle.alert_rules.find(
    (row) =>
      isCurrent(row) &&
      row.alert_type === alert_type &&
      (alert_type !== 'geofences' || currentOf(row).parameters.geofence_id === parameters?.geofence_id),
  );
}

/** Rows of which no event is kept any more. */
const isForgotten = ({ removed_at }: AlertRuleRow, now: number): boolean =>
  removed_at !== undefined && removed_at < now - RETENTION_DAYS * DAY;

/** The lowest free number of a rule. Ended rules keep theirs as long as their events, which name it. */
function freeNumber({ alert_rules }: VehicleRow, now: number): number {
  const taken = new Set(alert_rules.filter((row) => !isForgotten(row, now)).map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** Adds a rule to each vehicle, or changes the given fields of the one of the same type. Saves all or none. */
export function createRules(body: AlertRuleCreate, call: Call): SaveOutcome {
  const vehicles = [...new Set(body.vehicle_ids)].flatMap((id) => call.world.tables.vehicles.get(id) ?? []);
  const { vehicle_ids: _ids, alert_type, ...settings } = body;
  const changes = vehicles.map((vehicle): Change => {
    const known = sameRule(vehicle, body);
    const number = freeNumber(vehicle, call.now);
    const held = known ? currentOf(known) : { parameters: {}, ...USUAL_NOTICES };
    const version = { ...held, is_enabled: true, ...settings, from: call.now };
    return { vehicle, row: revised(known ?? { number, alert_type, versions: [] }, version) };
  });
  return save(changes, call);
}

/** Changes the given fields of a rule. Parameters are replaced as a whole. */
export function updateRule({ vehicle, row }: Change, update: AlertRuleUpdate, call: Call): SaveOutcome {
  const version = { ...currentOf(row), ...update, from: call.now };
  return save([{ vehicle, row: revised(row, version) }], call);
}

function save(changes: readonly Change[], { world, user, now, fault }: Call): SaveOutcome {
  for (const { vehicle, row } of changes) {
    const errors = parameterErrors(row.alert_type, currentOf(row).parameters, deviceOf(world, vehicle));
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const refused = geofenceError(world, vehicle, row);
    if (refused) return { kind: 'invalid', errors: { 'parameters.geofence_id': [refused] } };
    if (row.number >= RULES_A_VEHICLE) return { kind: 'invalid', errors: { vehicle_ids: [TOO_MANY] } };
  }
  for (const { vehicle, row } of changes) {
    const device = deviceOf(world, vehicle);
    const refusal = serviceRefusal(device, user, now);
    if (refusal) return { kind: 'refused', refusal, detail: REFUSALS[refusal] };
    const missing = currentOf(row).is_enabled ? unsupported(device, row.alert_type) : null;
    if (missing) return { kind: 'refused', ...missing };
  }
  for (const { vehicle } of changes) {
    if (isUnreachable(deviceOf(world, vehicle), fault)) return { kind: 'rejected', vehicle: vehicle.id };
  }
  const rules = changes.map(({ vehicle, row }) => {
    const version = currentOf(row);
    const saved = revised(row, { ...version, parameters: completed(row.alert_type, version.parameters) });
    keepVersion(world, vehicle, row, now);
    const others = vehicle.alert_rules.filter((other) => other.number !== row.number && !isForgotten(other, now));
    const alert_rules = [...others, saved].sort((a, b) => a.number - b.number);
    world.tables.vehicles.update(vehicle.id, { alert_rules });
    return ruleView(vehicle, saved);
  });
  return { kind: 'saved', rules };
}

/** Keeps the version that a rule has until now. A new rule may have the number of a forgotten one. */
function keepVersion(
  { tables }: World,
  { id: owner, alert_rules }: VehicleRow,
  { number }: AlertRuleRow,
  now: number,
): void {
  const saved = alert_rules.find((row) => isCurrent(row) && row.number === number);
  if (saved) keepEarlier(tables.earlier_rules, { owner, rule: number }, currentOf(saved), now);
  else dropEarlier(tables.earlier_rules, owner, number);
}

const TOO_MANY = 'A vehicle can have at most 999 alert rules';
const RADIUS_ONLY = 'This device supports only radius geofences and points of interest';

function geofenceError(world: World, vehicle: VehicleRow, row: AlertRuleRow): string | null {
  const { geofence_id } = currentOf(row).parameters;
  if (geofence_id === undefined) return null;
  const geofence = ownGeofence(world, vehicle, geofence_id);
  if (!geofence) return 'Geofence not found';
  const type = geofence.shapes.at(-1)?.type;
  if (currentOf(row).is_enabled && type && !takesShape(deviceOf(world, vehicle), type)) return RADIUS_ONLY;
  const isTaken = vehicle.alert_rules.some(
    (other) =>
      isCurrent(other) && other.number !== row.number && currentOf(other).parameters.geofence_id === geofence_id,
  );
  return isTaken ? 'The vehicle already has an alert of this geofence' : null;
}

/** A geofence of a vehicle's account. */
export function ownGeofence(world: World, { subscriber }: VehicleRow, id: number): GeofenceRow | undefined {
  const row = world.tables.geofences.get(id);
  return row?.subscriber === subscriber && row.removed_at === null ? row : undefined;
}

/** Ends the rules of a removed geofence in its account. Their events of the time before stay. */
export function endGeofenceRules(world: World, { id: geofence, subscriber }: GeofenceRow, now: number): void {
  const ends = (row: AlertRuleRow): boolean => isCurrent(row) && currentOf(row).parameters.geofence_id === geofence;
  for (const { id, alert_rules } of world.tables.vehicles.by('subscriber', subscriber)) {
    if (!alert_rules.some(ends)) continue;
    const ended = alert_rules.map((row) => (ends(row) ? { ...row, removed_at: now } : row));
    world.tables.vehicles.update(id, { alert_rules: ended });
  }
}
