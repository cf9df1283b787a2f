import type {
  Card,
  Device,
  Geofence,
  Maintenance,
  Outage,
  User,
  Vehicle,
} from '../../../generated/contract/types.gen.ts';
import type { OperationId } from '../contract.ts';
import type { Exchange } from './recording.ts';
import { isMarked } from './substitutes.ts';

/**
 * The parts of a recording that the converter inverts, in a form in which two recordings can be compared: substitutes are
 * numbered again, in the order in which they occur here.
 */
export function mappedFields(exchanges: readonly Exchange[]) {
  const answerOf = <T>(operation: OperationId): T | undefined =>
    exchanges.find((one) => one.operation === operation && one.case === 'answer' && one.status === 200)?.body as T;
  const rowsOf = <T>(operation: OperationId): T[] => answerOf<{ results: T[] }>(operation)?.results ?? [];
  const vehicles = rowsOf<Vehicle>('listVehicles');
  const indexOf = new Map(vehicles.map(({ id }, index) => [id, index]));

  const fields = {
    vehicles: vehicles.map((vehicle) => ({
      key: vehicle.device_key,
      name: vehicle.vehicle_name,
      make: vehicle.vehicle_make,
      model: vehicle.vehicle_model,
      year: vehicle.vehicle_year,
      plate: vehicle.license_plate,
      vin: vehicle.vin,
      dealer: vehicle.preferred_dealer,
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
    })),
    devices: rowsOf<Device>('listDevices').map((device) => ({
      key: device.device_key,
      addOns: device.plan_add_ons.map(({ plan_add_on_id, expiration, auto_renew }) => [
        plan_add_on_id,
        expiration,
        auto_renew,
      ]),
      service: device.service_mode_end_date,
      cellular: device.camera_settings?.cellular_data,
      connected: device.connected_state,
      pendingPlan: device.subscription?.pending_plan?.plan_id,
      pause: device.subscription?.pause,
      failure: device.subscription?.renewal_failure && [
        device.subscription.renewal_failure.failed_at,
        device.subscription.renewal_failure.amount,
      ],
      offer: device.upgrade_offer?.is_mandatory,
    })),
    cards: rowsOf<Card>('listCards').map(({ nickname, is_main, brand, exp_month, exp_year }) => ({
      nickname,
      is_main,
      brand,
      exp_month,
      exp_year,
    })),
    geofences: rowsOf<Geofence>('listGeofences').map(({ name, type, radius, coordinates }) => ({
      name,
      type,
      radius,
      corners: [coordinates].flat().length,
    })),
    guests: rowsOf<User>('listUsers')
      .map(({ vehicle_access }) => vehicle_access.filter(({ vehicle }) => indexOf.has(vehicle)))
      .filter((entries) => entries.length > 0)
      .map((entries) =>
        entries.map(({ vehicle, access_level, exclusive_access, access_start, access_end }) => [
          indexOf.get(vehicle),
          access_level,
          exclusive_access ?? false,
          access_start ?? null,
          access_end ?? null,
        ]),
      )
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    outages: (answerOf<Outage[]>('listOutages') ?? []).map(({ status, body, created_at, affected_components }) => ({
      status,
      body,
      created_at,
      affected_components,
    })),
    maintenance: (answerOf<Maintenance[]>('listMaintenance') ?? []).map(({ id: _id, ...notice }) => notice),
    banner: answerOf<unknown>('listBannerAndHelpLinks'),
    articles: answerOf<unknown>('listArticles'),
  };
  return renumbered(fields);
}

/** Numbers substitutes in the order of their occurrence. Equal ones stay equal. */
function renumbered<T>(value: T): T {
  const numbers = new Map<string, string>();
  const numbered = (one: string): string => {
    const known = numbers.get(one) ?? `${one.slice(0, 3)} #${numbers.size + 1}`;
    numbers.set(one, known);
    return known;
  };
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'string' || !isMarked(inner)) return inner;
    return inner.startsWith('[') ? inner.replace(/Name [A-Z]+/g, numbered) : numbered(inner);
  });
  return JSON.parse(text) as T;
}
