import { forbidden, invalid, notFound, unreachable } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { standingWith, visibleVehicles } from '../domain/access/rights.ts';
import { noteUse } from '../domain/access/use.ts';
import { planOf, productCapabilities } from '../domain/catalog.ts';
import { isUnreachable, REFUSALS, settingsRefusal } from '../domain/commands/gates.ts';
import { pageFrom } from '../domain/paging.ts';
import { deviceOf, subjectOf } from '../domain/subjects.ts';
import { createVehicle } from '../domain/vehicles/create.ts';
import { obdView } from '../domain/vehicles/obd.ts';
import { clearTroubleCode } from '../domain/vehicles/trouble-codes.ts';
import { PENDING_TRANSFER, updateVehicle } from '../domain/vehicles/update.ts';
import { dismissedCodesView, troubleCodesView, vehicleView } from '../domain/vehicles/view.ts';
import { troubleCodesNow } from '../telemetry/changes.ts';
import type { Services } from './services.ts';

export const vehicleOperations = ({ telemetry }: Services): HandlersOf<Tagged<'vehicle'>> => ({
  listVehicles: ({ query }, { world, caller, now }) => {
    const viewer = { world, user: caller.user, now, telemetry };
    const vehicles = visibleVehicles(world, caller.user, now);
    const body = pageFrom('/api/v1/vehicle', query, vehicles, (vehicle) => vehicleView(vehicle, viewer));
    return { status: 200, body };
  },

  getVehicle: ({ params }, { world, caller, now }) => {
    const vehicle = world.tables.vehicles.get(params.vehicleId);
    if (!vehicle) return notFound;
    return { status: 200, body: vehicleView(vehicle, { world, user: caller.user, now, telemetry }) };
  },

  updateVehicle: ({ params, body }, { world, caller, now, fault }) => {
    const vehicle = world.tables.vehicles.get(params.vehicleId);
    if (!vehicle) return notFound;
    if (body.custom_fields && standingWith(world, caller.user, vehicle, now).right !== 'own') {
      return forbidden('OWNER_ONLY', 'Shared vehicles cannot be put into groups.');
    }
    const outcome = updateVehicle(vehicle, body, { world, user: caller.user, now, fault, telemetry });
    switch (outcome.kind) {
      case 'pending_transfer':
        return forbidden('PENDING_TRANSFER', PENDING_TRANSFER);
      case 'refused':
        return forbidden(outcome.refusal, REFUSALS[outcome.refusal]);
      case 'plan':
        return forbidden('PLAN', 'The plan of this vehicle does not include maintenance reminders.');
      case 'unreachable':
        return unreachable(vehicle.device_key);
      case 'invalid':
        return invalid(outcome.errors);
      case 'changed':
        noteUse(world, caller.user, outcome.vehicle, now);
        return { status: 200, body: vehicleView(outcome.vehicle, { world, user: caller.user, now, telemetry }) };
    }
  },

  createVehicle: ({ body }, { world, caller, now }) => {
    const outcome = createVehicle(world, body, now);
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    return { status: 201, body: vehicleView(outcome.vehicle, { world, user: caller.user, now, telemetry }) };
  },

  getPendingVehicleData: ({ params }, { world }) => {
    const device = world.tables.devices.get(params.deviceKey);
    const inUse = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!device?.pending || inUse) return notFound;
    return { status: 200, body: { device_key: device.id, vehicle_name: null, ...device.pending } };
  },

  clearTroubleCode: ({ params, body }, { world, caller, now, fault }) => {
    const vehicle = world.tables.vehicles.get(params.vehicleId);
    if (!vehicle) return notFound;
    const device = deviceOf(world, vehicle);
    if (!productCapabilities(device.product_name).obd.trouble_codes)
      return forbidden('NOT_SUPPORTED', REFUSALS.NOT_SUPPORTED);
    if (!planOf(device.plan_id).dtc_events) return forbidden('PLAN', 'The plan of this vehicle has no trouble codes.');
    const refusal = settingsRefusal(world, device, caller.user, now);
    if (refusal) return forbidden(refusal, REFUSALS[refusal]);
    if (!troubleCodesNow(device, now).includes(body.dtc_code))
      return invalid({ dtc_code: ['The vehicle does not report it'] });
    if (isUnreachable(device, fault)) return unreachable(device.id);
    noteUse(world, caller.user, vehicle, now);
    const cleared = clearTroubleCode(world, device, body.dtc_code, now);
    const dtc_codes = troubleCodesView(cleared, now);
    const dismissed_codes = dismissedCodesView(cleared, now);
    return { status: 200, body: { dtc_error_count: Object.keys(dtc_codes).length, dtc_codes, dismissed_codes } };
  },

  getObd: ({ params }, { world, now, fault }) => {
    const vehicle = world.tables.vehicles.get(params.vehicleId);
    if (!vehicle) return notFound;
    const subject = subjectOf(world, vehicle);
    if (isUnreachable(subject.device, fault)) return unreachable(subject.device.id);
    const body = obdView(subject, now, telemetry);
    return body
      ? { status: 200, body }
      : forbidden('PLAN', 'The plan of this vehicle does not include these readings.');
  },
});
