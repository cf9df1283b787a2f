import type { CardSeed } from '../../fixtures/cards.ts';
import { addOnsById } from '../../fixtures/catalog/add-ons.ts';
import { countries } from '../../fixtures/catalog/countries.ts';
import { plansById, TRIAL_DAYS } from '../../fixtures/catalog/plans.ts';
import type { GeofenceSeed } from '../../fixtures/geofences.ts';
import type { NoticeSeed } from '../../fixtures/notices/notices.ts';
import type { Days, DeviceTrait, Persona, VehicleDetails, VehicleSeed } from '../../fixtures/types.ts';
import type { NewDeviceSeed } from '../../fixtures/vehicles/new-devices.ts';
import type { Country, MaintenanceReminder } from '../../generated/contract/types.gen.ts';
import { DECLINED } from '../domain/billing/charge-card.ts';
import { hashedPin, NO_PINS } from '../domain/devices/pins.ts';
import { centerOf } from '../domain/geofences/outline.ts';
import { graceEnd } from '../domain/subscriptions/retries.ts';
import { DAY } from '../world/duration.ts';
import type {
  CardRow,
  DeviceRow,
  FaultRow,
  GeofenceRow,
  Instant,
  NoticeRow,
  UserRow,
  VehicleAccessRow,
  VehicleRow,
} from '../world/rows.ts';
import type { ScenarioFault } from '../world/scenarios.ts';
import { recordedRules, seededRules } from '../world/seeded-rules.ts';
import { userDetails } from '../world/user-details.ts';
import { vehicleDetails } from '../world/vehicle-details.ts';

/*
 * Converts fixtures to rows of a world. `epoch`: the time from which days of fixtures count, in milliseconds since 1970.
 */

function after(epoch: number, days: Days): Instant {
  return epoch + Math.round(days * DAY);
}

/** Row of a user of the API. `null` for a user who exists only at the identity service. */
export function userRow({ user, identity, username, hidden_from_user_list }: Persona, epoch: number): UserRow | null {
  if (!user) return null;
  const { id, email, is_password_set, user_type, vehicle_access = [] } = user;
  return {
    ...userDetails(user),
    id,
    sub: identity.sub,
    username,
    email,
    image: null,
    is_password_set,
    user_type,
    vehicle_access: vehicle_access.map((entry) => accessRow(entry, epoch)),
    used: {},
    is_voice_pin_set: user.is_voice_pin_set ?? false,
    hidden: hidden_from_user_list ?? false,
  };
}

type AccessSeed = NonNullable<NonNullable<Persona['user']>['vehicle_access']>[number];

function accessRow({ starts, ends, exclusive_access, ...entry }: AccessSeed, epoch: number): VehicleAccessRow {
  return {
    ...entry,
    exclusive_access: exclusive_access ?? false,
    access_start: starts === undefined ? null : after(epoch, starts),
    access_end: ends === undefined ? null : after(epoch, ends),
  };
}

export function vehicleRow(seed: VehicleSeed, epoch: number): VehicleRow {
  const reminder = seed.reminder ?? (seed.reminder_by_date ? dateReminder(seed.reminder_by_date, epoch) : null);
  const reset_mileage = seed.starting_mileage - (reminder?.parameters.driven ?? 0);
  return {
    ...vehicleDetails(seed),
    id: seed.vehicle_id,
    subscriber: seed.subscriber,
    device_key: seed.device_key,
    image: null,
    custom_fields: { field_1: seed.groups ? groupListText(seed.groups) : null },
    starting_mileage: seed.starting_mileage,
    mileage_corrections: NONE,
    pending_transfer_to: seed.pending_transfer_to ?? null,
    reminder,
    reminder_reset_mileage: reset_mileage,
    reminder_changes: reminder ? [{ at: 0, reminder, reset_mileage, driven_by: epoch }] : NONE,
    alert_rules: seed.alert_rules ? recordedRules(seed.alert_rules) : seededRules(seed.traits, seed.geofence_alerts),
  };
}

function dateReminder(
  { enabled, due }: NonNullable<VehicleSeed['reminder_by_date']>,
  epoch: number,
): MaintenanceReminder {
  const day = Math.floor(after(epoch, due) / DAY) * DAY;
  return { enabled, type: 'maintenance_due_date', parameters: { due_date: new Date(day).toISOString() } };
}

/**
 * Group names in the format of Python's `repr` of a list: single quotes, or double quotes around a name with an
 * apostrophe.
 */
function groupListText(groups: readonly string[]): string {
  return `[${groups.map((name) => (name.includes("'") ? `"${name}"` : `'${name}'`)).join(', ')}]`;
}

/** Shared empty values, used by most devices of a fleet. */
const NONE: never[] = [];
const NO_SETTINGS: DeviceRow['settings'] = {};
const NO_AUX: DeviceRow['aux'] = {};
const CAMERA_SETTINGS: DeviceRow['camera_settings'] = {
  cellular_data: true,
  microphone: true,
  stream_microphone: false,
};
const CELLULAR_OFF: DeviceRow['camera_settings'] = { ...CAMERA_SETTINGS, cellular_data: false };

type DeviceSeed = Omit<VehicleSeed, VehicleOnly> & Partial<Pick<VehicleSeed, 'subscriber'>>;
type VehicleOnly = keyof VehicleDetails | 'vehicle_id' | 'subscriber' | 'starting_mileage';

/** An unused device. Its plan counts from the world's epoch until activation. */
export function newDeviceRow({ pending, refusal, ...seed }: NewDeviceSeed, epoch: number): DeviceRow {
  const row = deviceRow({ ...seed, activated: 0, renews: TRIAL_DAYS }, epoch);
  return { ...row, pending: pending ?? null, refusal: refusal ?? null };
}

/** `country`: that of the account, whose prices its term has been paid at. */
export function deviceRow(seed: DeviceSeed, epoch: number, country: Country = 'US'): DeviceRow {
  const traits = seed.traits ?? NONE;
  const isPaused = seed.device_state === 'paused';
  const pause = seed.pause
    ? { starts_at: after(epoch, seed.pause.starts), ends_at: after(epoch, seed.pause.ends) }
    : null;
  const failure =
    seed.renewal_failed === undefined
      ? null
      : {
          subscriber: seed.subscriber ?? 0,
          failed_at: after(epoch, seed.renewal_failed.at),
          attempts: 1,
          amount: seed.renewal_failed.amount,
          detail: DECLINED,
        };
  return {
    id: seed.device_key,
    product_name: seed.product_name,
    device_state: seed.device_state ?? 'installed',
    plan_id: seed.plan,
    installed_at: after(epoch, seed.activated),
    paused_at: isPaused && pause ? pause.starts_at : null,
    plan_activation_date: after(epoch, seed.activated),
    plan_renewal_date: failure ? graceEnd(failure.failed_at) : after(epoch, seed.renews),
    autorenewal: seed.autorenewal ?? false,
    plan_paid: paidFor(seed.plan, country),
    plan_currency: countries[country].currency,
    // A term of a seed may have another length than its plan's.
    plan_anchor: after(epoch, seed.renewal_failed?.at ?? seed.renews),
    pending_plan: seed.pending_plan
      ? {
          plan_id: seed.pending_plan,
          add_on_id: null,
          coupon_code: null,
          paid: null,
          currency: countries[country].currency,
        }
      : null,
    pause,
    renewal_failure: failure,
    grace_spent: false,
    upgrade_offer: seed.upgrade_offer ?? null,
    tracking_only: seed.tracking_only ?? false,
    hardwired_mode: seed.hardwired_mode ?? false,
    power_save_mode: seed.deep_sleep ? 2 : 0,
    power_save_before: NONE,
    silent_before: NONE,
    replacement_order_placed: seed.replacement_order_placed ?? false,
    service_mode: seed.service_mode_ends !== undefined,
    service_mode_end_date: seed.service_mode_ends === undefined ? null : after(epoch, seed.service_mode_ends),
    add_ons:
      seed.add_ons?.map(({ id, plan_add_on, expires, auto_renew }) => ({
        id,
        plan_add_on_id: plan_add_on,
        anchor: after(epoch, expires),
        expiration: after(epoch, expires),
        auto_renew,
        is_included: addOnsById.get(plan_add_on)?.free_for_plan_level === plansById.get(seed.plan)?.level,
      })) ?? NONE,
    cellular_percentage_used: seed.cellular_percentage_used ?? 0,
    traits,
    pattern: seed.pattern,
    hub: seed.hub,
    trouble_codes: seed.trouble_codes ?? NONE,
    cleared_codes: NONE,
    tires: seed.tires
      ? {
          front_left: seed.tires.front_left.value,
          front_right: seed.tires.front_right.value,
          back_left: seed.tires.back_left.value,
          back_right: seed.tires.back_right.value,
        }
      : null,
    cameras: seed.cameras ?? NONE,
    camera_settings: cameraSettings(traits, seed.microphone),
    wifi: null,
    pins: seed.pins ? seededPins(seed.pins, seed.device_key, epoch) : null,
    settings: seed.settings ?? NO_SETTINGS,
    armed: null,
    engine: null,
    panic: null,
    trunk_opened_at: null,
    aux: NO_AUX,
    pending: null,
    refusal: null,
    located_at: null,
    live_tracking: null,
    schedule: null,
  };
}

function cameraSettings(traits: readonly DeviceTrait[], microphone = true): DeviceRow['camera_settings'] {
  const settings = traits.includes('cellular_data_off') ? CELLULAR_OFF : CAMERA_SETTINGS;
  return microphone ? settings : { ...settings, microphone };
}

/** PINs of a seed as hashes, which alone are in the world. */
function seededPins(
  { master, guest }: NonNullable<VehicleSeed['pins']>,
  key: string,
  epoch: number,
): NonNullable<DeviceRow['pins']> {
  return {
    ...NO_PINS,
    master: master === undefined ? null : hashedPin(master, `${key}-master`),
    guest: guest
      ? {
          ...hashedPin(guest.pin, `${key}-guest`),
          shared: guest.shared ?? false,
          ends_at: guest.ends === undefined ? null : after(epoch, guest.ends),
        }
      : null,
  };
}

/** Price of the term without tax, in cents. */
const paidFor = (plan: string, country: Country): number =>
  Math.round((plansById.get(plan)?.prices[country] ?? 0) * 100);

export function cardRow({ expires_in_months, ...seed }: CardSeed, epoch: number): CardRow {
  const start = new Date(epoch);
  const months = start.getUTCFullYear() * 12 + start.getUTCMonth() + expires_in_months;
  return { ...seed, exp_month: (months % 12) + 1, exp_year: Math.floor(months / 12) };
}

export function geofenceRow({ type, radius, coordinates, ...details }: GeofenceSeed): GeofenceRow {
  const { lat, lng } = centerOf(coordinates);
  const shapes = [{ from: 0, type, radius, coordinates }];
  return { ...details, latitude: lat, longitude: lng, image: null, shapes, removed_at: null };
}

export function noticeRow(seed: NoticeSeed, epoch: number): NoticeRow {
  const { id, kind, status, body } = seed;
  const row = { id, kind, status, body, created_at: after(epoch, seed.created) };
  return seed.kind === 'outage'
    ? { ...row, scheduled_for: null, scheduled_until: null, affected_components: seed.affected_components }
    : {
        ...row,
        scheduled_for: after(epoch, seed.scheduled_for),
        scheduled_until: after(epoch, seed.scheduled_until),
        affected_components: NONE,
      };
}

export function faultRow({ id, operation, match, nth, times, probability, effect }: ScenarioFault): FaultRow {
  return {
    id,
    operation: operation ?? null,
    device_key: null,
    match: match ?? null,
    nth: nth ?? null,
    times: times ?? null,
    probability: probability ?? null,
    effect,
    seen: 0,
    fired: 0,
  };
}
