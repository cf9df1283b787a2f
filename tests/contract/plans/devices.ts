import { HOUR } from '../../../mock-server/world/duration.ts';
import type { OfTag } from '../contract.ts';
import { firstPage, lastDay, lasting, MADE_UP_TOKEN, type PlansOf, passing, read } from '../plan.ts';

const PIN = '482913';

/**
 * Device settings are written with their current values, because an interrupted run must not leave a siren or a wiring
 * option changed.
 */
export const devicePlans: PlansOf<OfTag<'device' | 'stream'>> = {
  listDevices: read([], () => ({ query: firstPage })),
  getReadyState: read(['vehicle'], ({ vehicle }) => ({ params: { deviceKey: vehicle.device_key } })),
  listTrips: read(['vehicle', 'now'], ({ vehicle, now }) => ({
    params: { deviceKey: vehicle.device_key },
    query: { ...lastDay(now), ...firstPage },
  })),
  // Stored values, because querying the device would wake it.
  getFeatures: read(['vehicle'], ({ vehicle }) => ({
    params: { deviceKey: vehicle.device_key },
    query: { query_device: false },
  })),
  getOptionTables: read(['ownVehicle'], ({ ownVehicle }) => ({
    params: { deviceKey: ownVehicle.device_key },
    query: { show_3_4: true, keylocker: true },
  })),
  updateFeatures: passing(['ownVehicle', 'feature'], ({ ownVehicle, feature }) => ({
    params: { deviceKey: ownVehicle.device_key },
    body: feature,
  })),
  updateOptionTables: passing(['ownVehicle', 'option'], ({ ownVehicle, option }) => ({
    params: { deviceKey: ownVehicle.device_key },
    body: { options: [option] },
  })),
  updateCameraSettings: passing(['camera'], ({ camera }) => ({
    params: { deviceKey: camera.deviceKey },
    body: { cellular_data: { is_enabled: camera.settings.cellular_data.is_enabled } },
  })),

  setAutorenewal: passing(['renewal'], ({ renewal }) => ({ body: renewal })),
  setAddOnAutorenewal: passing(['addOn'], ({ addOn: { vehicle_id, ...addOn } }) => ({
    body: { vehicle_id, device_plan_add_ons: [addOn] },
  })),
  setServiceMode: passing(
    ['ownVehicle', 'now'],
    ({ ownVehicle, now }) => ({
      params: { deviceKey: ownVehicle.device_key },
      body: { service_mode: true, service_mode_end_date: new Date(now + HOUR).toISOString() },
    }),
    { restore: ({ ownVehicle }) => ({ params: { deviceKey: ownVehicle.device_key }, body: { service_mode: false } }) },
  ),
  installDevice: lasting(
    'may start a plan',
    ['ownVehicle'],
    ({ ownVehicle }) => ({ body: { device_key: ownVehicle.device_key, exit_service_mode: true } }),
    { after: ['setServiceMode'] },
  ),
  cancelPendingPlan: lasting('would discard the pending plan change', ['ownVehicle'], ({ ownVehicle }) => ({
    params: { deviceKey: ownVehicle.device_key },
  })),
  setPin: lasting('a PIN cannot be read, so it cannot be restored', ['keylocker'], ({ keylocker }) => ({
    params: { deviceKey: keylocker },
    body: { pin: PIN, is_secondary_pin: false },
  })),
  deletePin: lasting(
    'a PIN cannot be read, so it cannot be restored',
    ['keylocker'],
    ({ keylocker }) => ({ params: { deviceKey: keylocker }, query: { master_pin: PIN } }),
    { after: ['setPin'] },
  ),
  startTransfer: lasting(
    'offers the vehicle to another user',
    ['ownVehicle', 'subscriber'],
    ({ ownVehicle, subscriber }) => ({
      params: { deviceKey: ownVehicle.device_key },
      body: { email: 'contract-recipient@waymark.example', subscriber_id: ownVehicle.subscriber ?? subscriber },
    }),
    { after: ['installDevice', 'cancelPendingPlan'] },
  ),
  cancelTransfer: lasting(
    'would cancel an existing offer',
    ['ownVehicle'],
    ({ ownVehicle }) => ({ params: { deviceKey: ownVehicle.device_key } }),
    { after: ['startTransfer'] },
  ),
  acceptTransfer: passing([], () => ({ query: { token: MADE_UP_TOKEN } }), { refusal: 400 }),
  declineTransfer: passing([], () => ({ query: { token: MADE_UP_TOKEN } }), { refusal: 400 }),
  pauseDevice: lasting(
    'would suspend service for a season',
    ['ownVehicle'],
    ({ ownVehicle }) => ({ body: { device_key: ownVehicle.device_key, seasonal_pause_duration: 3 } }),
    { after: ['cancelTransfer', 'createAlertRule', 'sendConfiguration', 'clearTroubleCode'] },
  ),
  deactivateDevice: lasting(
    'would end the service of the device',
    ['ownVehicle'],
    ({ ownVehicle }) => ({ body: { device_key: ownVehicle.device_key } }),
    { after: ['pauseDevice'] },
  ),

  listMedia: read(['camera'], ({ camera }) => ({
    params: { deviceKey: camera.deviceKey },
    query: { camera_channel: 'front', ...firstPage },
  })),
  // A stream without pings ends after 45 s.
  startStream: passing(['camera'], ({ camera }) => ({
    params: { deviceKey: camera.deviceKey },
    body: { camera: 'front' },
  })),
  getStreamKey: passing(['camera'], ({ camera }) => ({ params: { deviceKey: camera.deviceKey } }), {
    after: ['startStream'],
  }),
  getStream: read(['camera', 'stream'], ({ camera, stream }) => ({
    params: { deviceKey: camera.deviceKey, streamUUID: stream },
  })),
  pingStream: passing(['camera', 'stream'], ({ camera, stream }) => ({
    params: { deviceKey: camera.deviceKey, streamUUID: stream },
  })),
};
