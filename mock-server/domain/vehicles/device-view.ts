import type { CameraSettings, Device, Features } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isDashCam, productCapabilities } from '../catalog.ts';
import { isInServiceMode } from '../devices/service-mode.ts';
import { iso } from '../iso.ts';
import { activeStream, isReady } from '../streams.ts';
import { upgradeOfferView } from '../subscriptions/upgrade-offer.ts';
import { addOnsView, subscriptionView } from '../subscriptions/view.ts';
import { planView, sharedPlan } from './view.ts';

/** A device with its plan, add-ons and camera (core 3, commerce 3). */
export function deviceView(world: World, device: DeviceRow, now: Instant): EveryKey<Device> {
  const capabilities = productCapabilities(device.product_name);
  const stream = activeStream(world, device.id);
  return {
    device_key: device.id,
    vehicle_id: world.tables.vehicles.oneBy('device_key', device.id)?.id ?? null,
    product_name: device.product_name,
    sku: capabilities.sku,
    device_state: device.device_state,
    plan_add_ons: addOnsView(world, device, now),
    replacement_order_placed: device.replacement_order_placed,
    service_mode: isInServiceMode(device, now),
    service_mode_end_date: iso(device.service_mode_end_date),
    autorenewal: device.autorenewal,
    hardwired_mode: device.hardwired_mode,
    tracking_only: device.tracking_only,
    connected_state: connectedState(device, now),
    stream_status: stream ? (isReady(world, stream) ? 'streaming' : 'starting') : null,
    camera_settings: isDashCam(device) ? cameraSettingsView(device) : null,
    schedule: device.schedule && {
      isScheduleActive: device.schedule.active,
      startTime: device.schedule.start,
      endTime: device.schedule.end,
      timezoneOffset: device.schedule.offset,
      timezoneName: device.schedule.zone,
      sharedTrackerOptions: device.schedule.options,
    },
    pricing_plan: planView(device, now),
    subscription: subscriptionView(world, device, now),
    upgrade_offer: upgradeOfferView(world, device),
  };
}

/** The same for a guest, without billing: no renewal and no add-ons, active or available (core 6). */
export function sharedDeviceView(world: World, device: DeviceRow, now: Instant): Device {
  const {
    autorenewal: _renewal,
    subscription: _subscription,
    upgrade_offer: _offer,
    pricing_plan,
    ...shown
  } = deviceView(world, device, now);
  return { ...shown, plan_add_ons: [], pricing_plan: sharedPlan(pricing_plan) };
}

/**
 * The same for an installer, who services a device of another account: its state and what its plan lets it do, without
 * vehicle, network, plan or billing (commerce 4).
 */
export function servicedDeviceView(world: World, device: DeviceRow, now: Instant): Device {
  const { vehicle_id: _vehicle, ...shown } = sharedDeviceView(world, device, now);
  const {
    plan_activation_date: _activation,
    plan_renewal_date: _date,
    plan_add_on_usage: _usage,
    ...plan
  } = shown.pricing_plan;
  return { ...shown, camera_settings: withoutNetwork(shown.camera_settings), pricing_plan: { ...plan, ...NO_PLAN } };
}

/** The name of a network may name its owner. */
function withoutNetwork(settings: Device['camera_settings']): Device['camera_settings'] {
  if (!settings) return settings;
  const { wifi: _network, ...shown } = settings;
  return shown;
}

/** In place of the plan's name, level and term, which the contract requires. */
const NO_PLAN = { id: '', name: '', description: '', level: 0, is_trial: false, billing_model: '' } as const;

function connectedState(device: DeviceRow, now: Instant): string {
  if (device.plan_renewal_date <= now || device.device_state === 'paused') return 'expired';
  return device.traits.includes('unreachable') || device.traits.includes('offline') ? 'disconnected' : 'connected';
}

export function cameraSettingsView({ camera_settings, wifi }: DeviceRow): EveryKey<CameraSettings> {
  return {
    cellular_data: { is_enabled: camera_settings.cellular_data },
    is_microphone_enabled: camera_settings.microphone,
    status: { is_microphone_enabled: camera_settings.stream_microphone },
    wifi: { ssid: wifi?.ssid ?? null, is_password_set: wifi !== null },
  };
}

/**
 * Switches of a device. All are false until set (core 3).
 */
export function featuresView(device: DeviceRow): Features {
  const { features: switches, aux_outputs } = productCapabilities(device.product_name);
  const features: Features = { aux_outputs: [...aux_outputs] };
  for (const name of switches) features[name] = device.settings[name] === true;
  if (switches.includes('shock_sensor'))
    features.shock_sensor_level = Number(device.settings['shock_sensor_level'] ?? 3);
  return features;
}
