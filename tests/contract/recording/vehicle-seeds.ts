import { addOns, addOnsById } from '../../../fixtures/catalog/add-ons.ts';
import { plansById } from '../../../fixtures/catalog/plans.ts';
import { troubleCodes } from '../../../fixtures/catalog/trouble-codes.ts';
import type { AlertRuleSeed } from '../../../fixtures/types.ts';
import type { AlertRule, Device, Features, OptionTables, Vehicle } from '../../../generated/contract/types.gen.ts';
import { assets } from '../../../mock-server/repository.node.ts';
import { type RecordedScenario, zAlertRule } from '../../../mock-server/world/recorded-scenario.ts';
import { USUAL_NOTICES } from '../../../mock-server/world/seeded-rules.ts';
import { vehicleDetails } from '../../../mock-server/world/vehicle-details.ts';
import { given } from './account-seeds.ts';
import { daysOf } from './substitutes.ts';

type VehicleSeed = RecordedScenario['vehicles'][number];

export const FIRST_VEHICLE = 1001;
const FIRST_ADD_ON = 9001;
const DEEP_SLEEP = 2;
const USED_UP = 100;

/** What else is recorded of a vehicle. `geofenceOf`: id of its seed. */
export type Recorded = {
  /** Account of the vehicle. */
  subscriber: number;
  device: Device | undefined;
  rules: readonly AlertRule[] | undefined;
  features: Features | undefined;
  options: OptionTables | undefined;
  geofenceOf: (id: number) => number | undefined;
};

export function vehicleSeed(vehicle: Vehicle, index: number, recorded: Recorded): VehicleSeed {
  const { subscriber, device, rules, features, options, geofenceOf } = recorded;
  const { subscription, upgrade_offer } = device ?? {};
  const plan = vehicle.pricing_plan.id;
  const renews = vehicle.plan_renewal_date === null ? 30 : daysOf(vehicle.plan_renewal_date);
  const groups = groupsOf(vehicle.custom_fields?.field_1);
  const failure = subscription?.renewal_failure ?? null;
  const pause = subscription?.pause ?? null;
  const traits = traitsOf(vehicle, device);
  const codes = Object.keys(vehicle.dtc_codes ?? {}).filter((code) => Object.hasOwn(troubleCodes, code));
  const settings = { ...switchesOf(features), ...optionsOf(options) };
  return {
    key: `recorded-${index + 1}`,
    vehicle_id: FIRST_VEHICLE + index,
    subscriber,
    device_key: vehicle.device_key,
    product_name: vehicle.product_name,
    vehicle_name: vehicle.vehicle_name,
    ...given({
      ...vehicleDetails(vehicle),
      pending_transfer_to: vehicle.pending_transfer_to,
      cellular_percentage_used: vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used,
      pending_plan: plansById.has(subscription?.pending_plan?.plan_id ?? '')
        ? subscription?.pending_plan?.plan_id
        : null,
      upgrade_offer: upgrade_offer && (upgrade_offer.is_mandatory ? 'mandatory' : 'offered'),
      service_mode_ends: device?.service_mode_end_date ? daysOf(device.service_mode_end_date) : null,
      renewal_failed: failure && { at: daysOf(failure.failed_at), amount: Math.round(failure.amount * 100) },
      reminder: mileReminder(vehicle),
      reminder_by_date: dateReminder(vehicle),
      alert_rules: rules && rulesOf(rules, geofenceOf),
      pause: pause && { starts: daysOf(pause.starts_at), ends: daysOf(pause.ends_at) },
    }),
    ...(groups !== null && { groups }),
    pattern: 'errands',
    hub: hubOf(vehicle, index),
    ...(traits.length > 0 && { traits }),
    plan: plansById.has(plan) ? plan : 'basic-year',
    activated: vehicle.plan_activation_date ? daysOf(vehicle.plan_activation_date) : -30,
    renews,
    device_state: vehicle.device_state === 'paused' ? 'paused' : 'installed',
    // An ended plan that renews would renew at once.
    autorenewal: (vehicle.autorenewal ?? false) && (renews >= 0 || failure !== null),
    tracking_only: vehicle.tracking_only ?? false,
    hardwired_mode: vehicle.hardwired_mode ?? false,
    deep_sleep: vehicle.power_save_settings?.mode === DEEP_SLEEP,
    replacement_order_placed: vehicle.replacement_order_placed ?? false,
    add_ons: addOnsOf(vehicle, device),
    starting_mileage: vehicle.starting_mileage ?? 0,
    ...(codes.length > 0 && { trouble_codes: codes }),
    ...(device?.camera_settings && { cameras: ['front', 'rear'] }),
    ...(device?.camera_settings?.is_microphone_enabled === false && { microphone: false }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
}

/** Add-ons of a device. Guests do not see them: of a shared vehicle, the one whose data it uses. */
function addOnsOf(vehicle: Vehicle, device: Device | undefined): NonNullable<VehicleSeed['add_ons']> {
  const seen = (device?.plan_add_ons ?? []).filter(({ plan_add_on_id }) => addOnsById.has(plan_add_on_id));
  const allowed = vehicle.pricing_plan.plan_add_on_usage?.cellular_usage_allowed_mb;
  const streaming = addOns.find((one) => one.cellular_usage_limit_mb > 0 && one.cellular_usage_limit_mb === allowed);
  const used = seen.length === 0 && streaming ? [{ plan_add_on_id: streaming.id, expiration: null }] : [];
  const all: Pick<Device['plan_add_ons'][number], 'plan_add_on_id' | 'expiration' | 'auto_renew'>[] = [
    ...seen,
    ...used,
  ];
  return all.map(({ plan_add_on_id, expiration, auto_renew }) => ({
    id: FIRST_ADD_ON,
    plan_add_on: plan_add_on_id,
    expires: expiration ? daysOf(expiration) : 30,
    auto_renew: auto_renew ?? false,
  }));
}

/** Ids of add-ons are unique in a world. */
export function addOnsNumbered(vehicles: readonly VehicleSeed[]): VehicleSeed[] {
  let next = FIRST_ADD_ON;
  return vehicles.map(({ add_ons = [], ...seed }) => ({
    ...seed,
    add_ons: add_ons.map((one) => ({ ...one, id: next++ })),
  }));
}

function traitsOf(vehicle: Vehicle, device: Device | undefined): NonNullable<VehicleSeed['traits']> {
  const usage = vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used ?? 0;
  return [
    ...(Object.keys(vehicle.dtc_codes ?? {}).length > 0 ? (['trouble_codes'] as const) : []),
    ...(device?.connected_state === 'disconnected' ? (['unreachable'] as const) : []),
    ...(device?.camera_settings?.cellular_data.is_enabled === false ? (['cellular_data_off'] as const) : []),
    ...(usage >= USED_UP ? (['data_used_up'] as const) : []),
  ];
}

/** Group names of a text in the format of a Python list. */
const groupsOf = (list: string | null | undefined): string[] | null =>
  list ? [...list.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '') : null;

/** The hub that stands for the vehicle's position. */
function hubOf({ last_known_state: state }: Vehicle, index: number): number {
  const { hubs } = assets.streets();
  const near = (one: number | undefined, other: number) => one !== undefined && Math.abs(one - other) < 0.0001;
  const found = hubs.findIndex(({ lat, lon }) => near(state?.latitude, lat) && near(state?.longitude, lon));
  return found < 0 ? index % hubs.length : found;
}

function mileReminder({ maintenance_reminder: reminder }: Vehicle): VehicleSeed['reminder'] | null {
  const { interval, driven = 0 } = reminder?.parameters ?? {};
  if (reminder?.type !== 'maintenance_mileage_interval' || interval === undefined) return null;
  return { enabled: reminder.enabled, type: reminder.type, parameters: { interval, driven: Math.max(0, driven) } };
}

function dateReminder({ maintenance_reminder: reminder }: Vehicle): VehicleSeed['reminder_by_date'] | null {
  const { due_date } = reminder?.parameters ?? {};
  if (reminder?.type !== 'maintenance_due_date' || due_date === undefined) return null;
  return { enabled: reminder.enabled, due: daysOf(due_date) };
}

/** A rule as a seed. `null`: the mock does not know its type, or not the geofence of a geofence alert. */
export function ruleSeed(
  { alert_type, is_enabled = true, parameters: { geofence_id, ...parameters } = {}, ...notices }: AlertRule,
  geofenceOf: Recorded['geofenceOf'],
): AlertRuleSeed | null {
  const geofence = geofence_id === undefined ? undefined : geofenceOf(geofence_id);
  const { notify_push, notify_sms, notify_email } = { ...USUAL_NOTICES, ...notices };
  const seed = {
    alert_type,
    is_enabled,
    parameters: { ...parameters, ...(geofence !== undefined && { geofence_id: geofence }) },
    notify_push,
    notify_sms,
    notify_email,
  };
  return zAlertRule.safeParse(seed).data ?? null;
}

/** The first rule of each type and, of geofence alerts, of each geofence: a vehicle of the mock has no others. */
function rulesOf(rules: readonly AlertRule[], geofenceOf: Recorded['geofenceOf']): AlertRuleSeed[] {
  const seeds = rules.flatMap((rule) => ruleSeed(rule, geofenceOf) ?? []).reverse();
  const byKind = new Map(seeds.map((seed) => [`${seed.alert_type} ${seed.parameters.geofence_id}`, seed]));
  return [...byKind.values()].reverse();
}

/** Switches of a device by name. Its key locker and outputs are no settings. */
function switchesOf({
  keylocker: _keylocker,
  aux_outputs: _outputs,
  ...switches
}: Features = {}): Record<string, number | boolean> {
  return given(switches);
}

/** Tables of documented answers may be incomplete. */
function optionsOf({ tables = [] }: Partial<OptionTables> = {}): Record<string, number> {
  return Object.fromEntries(
    tables.flatMap(({ table, options }) =>
      options.map(({ option, value }) => [`option ${table} ${option}`, value] as const),
    ),
  );
}
