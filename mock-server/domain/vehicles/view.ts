import type {
  AccessLevel,
  DismissedCodes,
  LastKnownState,
  PricingPlan,
  TroubleCodes,
  Vehicle,
} from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import { troubleCodesNow } from '../../telemetry/changes.ts';
import { liveInterval } from '../../telemetry/reports.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Reading } from '../../telemetry/types.ts';
import type { DeviceRow, Instant, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { accessEntry, owns } from '../access/rights.ts';
import { todayOf } from '../accounts/today.ts';
import { isDashCam, planAddOnsOf, planOf, productCapabilities, streamingAddOn, troubleCode } from '../catalog.ts';
import { isInServiceMode } from '../devices/service-mode.ts';
import { iso } from '../iso.ts';
import { subjectOf } from '../subjects.ts';
import { placeView } from './place.ts';
import { isDue, reminderView } from './reminder.ts';

/** The viewer, the time and the telemetry of the devices. */
export type Viewer = { world: World; user: UserRow; now: Instant; telemetry: Telemetry };

/**
 * A vehicle as its viewer sees it: row, device, plan and last report (core 3). Hidden fields are undefined. No spread,
 * because adding fields to spread objects is slow for ten thousand vehicles.
 */
export function vehicleView(vehicle: VehicleRow, { world, user, now, telemetry }: Viewer): EveryKey<Vehicle> {
  const subject = subjectOf(world, vehicle);
  const { device } = subject;
  const reading = telemetry.reading(subject, now);
  const reminder = reminderView(vehicle, { world, telemetry, now, reading });
  const capabilities = productCapabilities(device.product_name);
  const isTrackable = capabilities.configurations.includes('set_live_tracking');
  const isShared = !owns(user, vehicle.subscriber);
  const ownPlan = planView(device, now);
  const plan = isShared ? sharedPlan(ownPlan) : ownPlan;
  return {
    id: vehicle.id,
    subscriber: vehicle.subscriber,
    device_key: vehicle.device_key,
    vehicle_name: vehicle.vehicle_name,
    vehicle_make: vehicle.vehicle_make,
    vehicle_model: vehicle.vehicle_model,
    vehicle_year: vehicle.vehicle_year,
    license_plate: vehicle.license_plate,
    vin: vehicle.vin,
    preferred_dealer: vehicle.preferred_dealer,
    image: vehicle.image,
    isShared,
    access_level: isShared ? levelOf(user, vehicle, now) : null,
    is_pending_transfer: vehicle.pending_transfer_to !== null,
    pending_transfer_to: isShared ? null : vehicle.pending_transfer_to,
    product_name: device.product_name,
    device_state: device.device_state,
    plan_renewal_date: iso(device.plan_renewal_date),
    plan_activation_date: iso(device.plan_activation_date),
    billing_model: plan.billing_model,
    autorenewal: isShared ? undefined : device.autorenewal,
    replacement_order_placed: device.replacement_order_placed,
    hardwired_mode: device.hardwired_mode,
    tracking_only: device.tracking_only,
    service_mode: isInServiceMode(device, now),
    power_save_settings: { mode: device.power_save_mode },
    starting_mileage: vehicle.starting_mileage,
    service_due: isDue(reminder, () => todayOf(world, vehicle.subscriber, now)),
    maintenance_reminder: reminder,
    dtc_error_count: troubleCodesNow(device, now).length,
    dtc_codes: troubleCodesView(device, now),
    dismissed_codes: dismissedCodesView(device, now),
    live_tracking_active: isTrackable ? (device.live_tracking?.value ?? false) : undefined,
    live_tracking_interval: isTrackable ? liveInterval(device) / 1_000 : undefined,
    obdSettings: { tire_pressure: capabilities.obd.tire_pressure, fuel_percent: capabilities.obd.fuel_percent },
    custom_fields: vehicle.custom_fields,
    pricing_plan: plan,
    last_known_state: reading && stateView(reading, device),
  };
}

function levelOf(user: UserRow, vehicle: VehicleRow, now: Instant): AccessLevel | null {
  return accessEntry(user, vehicle, now)?.access_level ?? null;
}

/** Plan of a device with its dates, available add-ons and data usage (commerce 3). */
export function planView(device: DeviceRow, now: Instant): EveryKey<PricingPlan> {
  const plan = planOf(device.plan_id);
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    level: plan.level,
    is_trial: plan.is_trial,
    billing_model: plan.billing_model,
    plan_activation_date: iso(device.plan_activation_date),
    plan_renewal_date: iso(device.plan_renewal_date),
    tracking_only: plan.tracking_only,
    dtc_events: plan.dtc_events,
    is_multi_vehicle_discount_eligible: plan.is_multi_vehicle_discount_eligible,
    location_services: plan.location_services,
    supports_advanced_obd: plan.supports_advanced_obd,
    trip_reporting: plan.trip_reporting,
    plan_add_ons: planAddOnsOf(device),
    plan_add_on_usage: usageView(device, now),
  };
}

/** The same for a guest: capabilities and end date without offers. Only owners see billing (core 6). */
export function sharedPlan({ plan_add_ons: _offers, ...plan }: PricingPlan): PricingPlan {
  return plan;
}

/** Data given beside the allowance (commerce 9). */
const BONUS = { bonus_data_mb: 1024, bonus_data_used_mb: 256 } as const;
const NO_BONUS = { bonus_data_mb: 0, bonus_data_used_mb: 0 } as const;

/** Data and media of the period. `null` for a device without streaming. */
function usageView(device: DeviceRow, now: Instant): PricingPlan['plan_add_on_usage'] {
  const addOn = isDashCam(device) ? streamingAddOn(device, now) : undefined;
  if (!addOn) return null;
  const allowed = addOn.cellular_usage_limit_mb;
  const share = device.cellular_percentage_used / 100;
  return {
    cellular_percentage_used: device.cellular_percentage_used,
    cellular_usage_allowed_mb: allowed,
    cellular_used_mb: Math.round(allowed * share),
    ...(device.traits.includes('bonus_data') ? BONUS : NO_BONUS),
    media_bucket_capacity_mb: addOn.media_bucket_capacity_mb,
    media_bucket_usage_total_mb: Math.round(addOn.media_bucket_capacity_mb * Math.min(1, share * 0.6)),
  };
}

/** Trouble codes with their meanings, by code. */
export function troubleCodesView(device: DeviceRow, now: Instant): TroubleCodes {
  return Object.fromEntries(troubleCodesNow(device, now).map((code) => [code, troubleCode(code)]));
}

/** Codes cleared by users, newest first. Undefined if none. */
export function dismissedCodesView({ cleared_codes }: DeviceRow, now: Instant): DismissedCodes | undefined {
  if (cleared_codes.length === 0) return undefined;
  return cleared_codes
    .filter(({ at }) => at <= now)
    .sort((a, b) => b.at - a.at)
    .map(({ code, at }) => ({ code, dismissed_at: iso(at), meaning: troubleCode(code) }));
}

/** Last report of the device in the contract's format (core 3). */
function stateView(reading: Reading, device: DeviceRow): LastKnownState {
  const { engine_on, ignition_on, main_battery_voltage } = reading;
  const { latitude, longitude } = placeView(reading, device);
  return {
    timestamp: iso(reading.timestamp),
    latitude,
    longitude,
    speed: reading.speed,
    heading: reading.heading,
    mileage: reading.mileage,
    main_battery_voltage,
    backup_battery_percentage: reading.backup_battery_percentage,
    temperature: reading.temperature,
    ignition_on,
    armed: reading.armed,
    doors_open: reading.doors_open,
    panic_status: reading.panic_status,
    controller: { engine_on, ignition_on, main_battery_voltage },
    ...(productCapabilities(device.product_name).keylocker && { keylocker: { main_battery_voltage } }),
  };
}
