import type { AlertRule, Device, Features, OptionTables, Vehicle } from '../../../generated/contract/types.gen.ts';
import { vehicleDetails } from '../../../mock-server/world/vehicle-details.ts';

/*
 * What of vehicles, devices and their rules the seeds of `vehicle-seeds.ts` give again.
 */

export const vehicleFields = (vehicle: Vehicle) => ({
  key: vehicle.device_key,
  ...vehicleDetails(vehicle),
  groups: vehicle.custom_fields?.field_1,
  shared: vehicle.isShared && vehicle.access_level,
  transfer: vehicle.pending_transfer_to,
  product: vehicle.product_name,
  state: vehicle.device_state,
  plan: vehicle.pricing_plan.id,
  activated: vehicle.plan_activation_date,
  renews: vehicle.plan_renewal_date,
  autorenewal: vehicle.autorenewal,
  replacement: vehicle.replacement_order_placed,
  hardwired: vehicle.hardwired_mode,
  tracking: vehicle.tracking_only,
  service: vehicle.service_mode,
  power: vehicle.power_save_settings,
  mileage: vehicle.starting_mileage,
  codes: Object.keys(vehicle.dtc_codes ?? {}),
  usage: vehicle.pricing_plan.plan_add_on_usage?.cellular_percentage_used,
  reminder: vehicle.maintenance_reminder && [
    vehicle.maintenance_reminder.type,
    vehicle.maintenance_reminder.enabled,
    vehicle.maintenance_reminder.parameters.interval,
    vehicle.maintenance_reminder.parameters.due_date,
  ],
});

export const deviceFields = (device: Device) => ({
  key: device.device_key,
  addOns: device.plan_add_ons.map(({ plan_add_on_id, expiration, auto_renew }) => [
    plan_add_on_id,
    expiration,
    auto_renew,
  ]),
  service: device.service_mode_end_date,
  cellular: device.camera_settings?.cellular_data,
  microphone: device.camera_settings?.is_microphone_enabled,
  connected: device.connected_state,
  pendingPlan: device.subscription?.pending_plan?.plan_id,
  pause: device.subscription?.pause,
  failure: device.subscription?.renewal_failure && [
    device.subscription.renewal_failure.failed_at,
    device.subscription.renewal_failure.amount,
  ],
  offer: device.upgrade_offer?.is_mandatory,
});

export const ruleFields = (
  { vehicle_id, id: _id, geofence: _geofence, parameters: { geofence_id, ...parameters } = {}, ...rule }: AlertRule,
  indexOf: ReadonlyMap<number, number>,
  geofenceOf: (id: number) => number | undefined,
) => ({
  ...rule,
  parameters,
  vehicle: indexOf.get(vehicle_id),
  geofence: geofence_id === undefined ? null : geofenceOf(geofence_id),
});

export const switchFields = ({ keylocker: _keylocker, ...switches }: Features) => switches;
export const optionFields = ({ tables = [] }: Partial<OptionTables>) =>
  tables.flatMap(({ table, options }) => options.map(({ option, value }) => [table, option, value]));
