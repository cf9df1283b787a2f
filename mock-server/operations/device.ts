import { forbidden, invalid, notFound, unreachable } from '../contract/replies.ts';
import type { Caller, HandlersOf } from '../contract/types.ts';
import { owns, visibleVehicles } from '../domain/access/rights.ts';
import { noteUse } from '../domain/access/use.ts';
import { isDashCam, planOf, productCapabilities } from '../domain/catalog.ts';
import { isUnreachable, REFUSALS, settingsRefusal } from '../domain/commands/gates.ts';
import { keylockerView } from '../domain/devices/keylocker.ts';
import { changeOptions, type OptionsOutcome, optionTables } from '../domain/devices/options.ts';
import {
  closeServiceMode,
  devicesInService,
  isUnused,
  openServiceMode,
  serviceModeErrors,
} from '../domain/devices/service-mode.ts';
import { instantOf } from '../domain/iso.ts';
import { pageFrom, pageOf, windowOf } from '../domain/paging.ts';
import { deviceOf, subjectOf } from '../domain/subjects.ts';
import { deviceRefusal } from '../domain/vehicles/create.ts';
import {
  cameraSettingsView,
  deviceView,
  featuresView,
  servicedDeviceView,
  sharedDeviceView,
} from '../domain/vehicles/device-view.ts';
import { changeSwitches, type SwitchesOutcome } from '../domain/vehicles/switches.ts';
import type { DeviceRow, Instant } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import type { Services } from './services.ts';

/** Operations of a device, except its plan, its transfer and the PINs of its key locker. */
type Built =
  | 'listDevices'
  | 'getReadyState'
  | 'setServiceMode'
  | 'getFeatures'
  | 'updateFeatures'
  | 'getOptionTables'
  | 'updateOptionTables'
  | 'updateCameraSettings'
  | 'listTrips';

/** Answer to settings that were not changed. */
function refused(outcome: Exclude<SwitchesOutcome | OptionsOutcome, { kind: 'changed' }>, { id }: DeviceRow) {
  if (outcome.kind === 'refused') return forbidden(outcome.refusal, REFUSALS[outcome.refusal]);
  return outcome.kind === 'invalid' ? invalid(outcome.errors) : unreachable(id);
}

/** Devices that an installer or dealer may work on: in service mode, and by its key one that no account has yet. */
function servicedBy(
  world: World,
  { accountType }: Caller,
  { device_key, now }: { device_key: string | undefined; now: Instant },
): readonly DeviceRow[] {
  if (accountType === null) return [];
  const asked = device_key === undefined ? undefined : world.tables.devices.get(device_key);
  return asked && isUnused(world, asked) ? [asked] : devicesInService(world, now);
}

export const deviceOperations = ({ telemetry }: Services): HandlersOf<Built> => ({
  listDevices: ({ query }, { world, caller, now }) => {
    const { device_key } = query;
    const visible = visibleVehicles(world, caller.user, now).map((vehicle) => ({
      device: deviceOf(world, vehicle),
      view: owns(caller.user, vehicle.subscriber) ? deviceView : sharedDeviceView,
    }));
    const own = new Set(visible.map(({ device }) => device.id));
    const serviced = servicedBy(world, caller, { device_key, now }).filter(({ id }) => !own.has(id));
    const rows = [...visible, ...serviced.map((device) => ({ device, view: servicedDeviceView }))].filter(
      ({ device }) => device_key === undefined || device.id === device_key,
    );
    const body = pageFrom('/api/v1/device', query, rows, ({ device, view }) => view(world, device, now));
    return { status: 200, body };
  },

  getReadyState: ({ params }, { world }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    const reason = deviceRefusal(world, device);
    const { id: device_key, product_name } = device;
    return { status: 200, body: { device_key, ready: reason === null, reason, product_name } };
  },

  setServiceMode: ({ params, body }, { world, caller: { user }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id) ?? null;
    const change = { world, device, vehicle, user, now, sentAt: askedAt, fault };
    const view = vehicle && owns(user, vehicle.subscriber) ? deviceView : servicedDeviceView;
    if (!body.service_mode) return { status: 200, body: view(world, closeServiceMode(change), now) };
    const end = instantOf(body.service_mode_end_date);
    const errors = serviceModeErrors(end, now);
    if (end === null || Object.keys(errors).length > 0) return invalid(errors);
    const opened = openServiceMode(change, end);
    return opened ? { status: 200, body: view(world, opened, now) } : unreachable(device.id);
  },

  getFeatures: ({ params, query }, { world, now, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    const vehicle = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!device) return notFound;
    if ((query.query_device ?? true) && isUnreachable(device, fault)) return unreachable(device.id);
    const features = featuresView(device);
    if (!query.keylocker) return { status: 200, body: features };
    if (!vehicle || !productCapabilities(device.product_name).keylocker)
      return { status: 200, body: { ...features, keylocker: null } };
    const subject = subjectOf(world, vehicle);
    const reading = telemetry.reading(subject, now);
    // Absent until the first report.
    if (!reading) return { status: 200, body: features };
    const keylocker = keylockerView(device, { ...reading, ...telemetry.keyLocker(subject, reading) }, now);
    return { status: 200, body: { ...features, keylocker } };
  },

  updateFeatures: ({ params, body }, { world, caller: { user, accountType }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id) ?? null;
    const isInstaller = accountType !== null;
    const outcome = changeSwitches({ world, device, vehicle, user, isInstaller, now, sentAt: askedAt, fault }, body);
    if (outcome.kind !== 'changed') return refused(outcome, device);
    return { status: 200, body: featuresView(outcome.device) };
  },

  getOptionTables: ({ params, query }, { world, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    return isUnreachable(device, fault) ? unreachable(device.id) : { status: 200, body: optionTables(device, query) };
  },

  updateOptionTables: ({ params, body }, { world, caller: { user, accountType }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id) ?? null;
    const isInstaller = accountType !== null;
    const outcome = changeOptions({ world, device, vehicle, user, isInstaller, now, sentAt: askedAt, fault }, body);
    if (outcome.kind !== 'changed') return refused(outcome, device);
    return { status: 200, body: optionTables(outcome.device, { show_3_4: true, keylocker: true }) };
  },

  updateCameraSettings: ({ params, body }, { world, caller, now, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    if (!isDashCam(device)) return forbidden('NOT_SUPPORTED', REFUSALS.NOT_SUPPORTED);
    const refusal = settingsRefusal(world, device, caller.user, now);
    if (refusal) return forbidden(refusal, REFUSALS[refusal]);
    if (isUnreachable(device, fault)) return unreachable(device.id);
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
    if (vehicle) noteUse(world, caller.user, vehicle, now);
    const { cellular_data, is_microphone_enabled, wifi } = body;
    const changed = world.tables.devices.update(device.id, {
      camera_settings: {
        ...device.camera_settings,
        ...(cellular_data && { cellular_data: cellular_data.is_enabled }),
        ...(is_microphone_enabled !== undefined && { microphone: is_microphone_enabled }),
      },
      ...(wifi && { wifi: { ssid: wifi.ssid } }),
    });
    return { status: 200, body: cameraSettingsView(changed) };
  },

  listTrips: ({ params, query }, { world, now }) => {
    const vehicle = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!vehicle) return notFound;
    const { plan_id } = deviceOf(world, vehicle);
    if (!planOf(plan_id).trip_reporting) return forbidden('PLAN', 'The plan of this vehicle reports no trips.');
    const from = instantOf(query.from_date);
    const to = instantOf(query.to_date);
    if (to < from) return invalid({ to_date: ['Must not lie before from_date'] });
    const trips = telemetry.trips(subjectOf(world, vehicle), from, to, now);
    const { limit, offset } = windowOf(query);
    const path = `/api/v1/device/trip/${params.deviceKey}`;
    return {
      status: 200,
      body: { ...pageOf(path, query, trips.count, trips.page(offset, limit)), stats: trips.stats },
    };
  },
});
