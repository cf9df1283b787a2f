import { HOUR } from '../../../mock-server/world/duration.ts';
import type { OfTag } from '../contract.ts';
import { firstPage, lastDay, lasting, MADE_UP_TOKEN, type PlansOf, passing, read } from '../plan.ts';

export const vehiclePlans: PlansOf<OfTag<'vehicle' | 'location-link' | 'iot' | 'alert'>> = {
  listVehicles: read([], () => ({ query: firstPage })),
  getVehicle: read(['vehicle'], ({ vehicle }) => ({ params: { vehicleId: vehicle.id } })),
  getObd: read(['obdVehicle'], ({ obdVehicle }) => ({ params: { vehicleId: obdVehicle.id } })),
  getPendingVehicleData: read(['newDevice', 'subscriber'], ({ newDevice, subscriber }) => ({
    params: { deviceKey: newDevice },
    query: { subscriber },
  })),
  createVehicle: lasting('no call removes a vehicle', ['newDevice', 'subscriber'], ({ newDevice, subscriber }) => ({
    body: { subscriber_id: subscriber, device_key: newDevice, vehicle_name: 'Contract check' },
  })),
  updateVehicle: passing(
    ['ownVehicle'],
    ({ ownVehicle }) => ({ params: { vehicleId: ownVehicle.id }, body: { vehicle_name: 'Contract check' } }),
    {
      restore: ({ ownVehicle }) => ({
        params: { vehicleId: ownVehicle.id },
        body: { vehicle_name: ownVehicle.vehicle_name },
      }),
    },
  ),
  clearTroubleCode: lasting('would clear the trouble code', ['troubleCode'], ({ troubleCode }) => ({
    params: { vehicleId: troubleCode.vehicleId },
    body: { dtc_code: troubleCode.dtc_code },
  })),

  // The only command without a physical effect: the device reports its position.
  sendCommand: passing(['ownVehicle'], ({ ownVehicle }) => ({
    body: { deviceKey: ownVehicle.device_key, command: 'location' },
  })),
  sendConfiguration: lasting('the previous value cannot be read', ['ownVehicle'], ({ ownVehicle }) => ({
    body: { deviceKey: ownVehicle.device_key, command: 'set_mileage', value: mileageOf(ownVehicle) },
  })),
  createLocationLink: passing(
    ['ownVehicle', 'now'],
    ({ ownVehicle, now }) => ({
      params: { vehicleId: ownVehicle.id },
      body: { expires_at: new Date(now + 2 * HOUR).toISOString() },
    }),
    { undoneBy: 'revokeLocationLink' },
  ),
  listLocationLinks: read(['ownVehicle'], ({ ownVehicle }) => ({ params: { vehicleId: ownVehicle.id } })),
  revokeLocationLink: passing(['ownVehicle', 'newLocationLink'], ({ ownVehicle, newLocationLink }) => ({
    params: { vehicleId: ownVehicle.id, linkId: newLocationLink },
  })),
  readLocationLink: passing([], () => ({ query: { token: MADE_UP_TOKEN } }), { refusal: 400 }),

  listLogs: read(['vehicle', 'now'], ({ vehicle, now }) => ({
    query: { ...lastDay(now), vehicle_id: [vehicle.id], exclude_failures: true, ...firstPage },
  })),

  listAlertEvents: read(['vehicle', 'now'], ({ vehicle, now }) => ({
    query: { ...lastDay(now), vehicle_id: [vehicle.id], ...firstPage },
  })),
  listAlertRules: read([], () => ({ query: firstPage })),
  createAlertRule: lasting('no call removes a rule', ['ownVehicle'], ({ ownVehicle }) => ({
    body: { vehicle_ids: [ownVehicle.id], alert_type: 'speed_limit', is_enabled: false, parameters: { threshold: 80 } },
  })),
  backtestAlertRule: passing(['ownVehicle'], ({ ownVehicle }) => ({
    body: { vehicle_ids: [ownVehicle.id], alert_type: 'speed_limit', parameters: { threshold: 80 } },
  })),
  // Current value, because the rule is written to the device.
  updateAlertRule: passing(['rule'], ({ rule }) => ({
    params: { ruleId: rule.id },
    body: { is_enabled: rule.is_enabled },
  })),
};

function mileageOf({
  last_known_state,
  starting_mileage,
}: {
  last_known_state: { mileage?: number } | null;
  starting_mileage?: number;
}) {
  return Math.round(last_known_state?.mileage ?? starting_mileage ?? 0);
}
