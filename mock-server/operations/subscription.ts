import { addOnsById } from '../../fixtures/catalog/add-ons.ts';
import { forbidden, invalid, notFound, tooMany, unreachable } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { owns } from '../domain/access/rights.ts';
import { isUnreachable } from '../domain/commands/gates.ts';
import { closeServiceMode, isInServiceMode } from '../domain/devices/service-mode.ts';
import { deviceOf } from '../domain/subjects.ts';
import { install } from '../domain/subscriptions/activate.ts';
import { deactivate } from '../domain/subscriptions/deactivate.ts';
import { pauseRefusal, planPause } from '../domain/subscriptions/pause.ts';
import { renewalRefusal, switchRenewal, withdrawPendingPlan } from '../domain/subscriptions/renewal-switch.ts';
import { deviceView, servicedDeviceView } from '../domain/vehicles/device-view.ts';
import { PENDING_TRANSFER } from '../domain/vehicles/update.ts';

type Built =
  | 'setAutorenewal'
  | 'setAddOnAutorenewal'
  | 'deactivateDevice'
  | 'installDevice'
  | 'pauseDevice'
  | 'cancelPendingPlan';

/** Plan of a device apart from its purchase: renewal, pause, activation and end. */
export const subscriptionOperations = (): HandlersOf<Built> => ({
  setAutorenewal: ({ body: { vehicle_id, autorenewal } }, { world, now }) => {
    const vehicle = world.tables.vehicles.get(vehicle_id);
    if (!vehicle) return notFound;
    const device = deviceOf(world, vehicle);
    const refusal = autorenewal && !device.autorenewal ? renewalRefusal(device, vehicle.subscriber, now) : null;
    if (refusal) return invalid({ autorenewal: [refusal] });
    return { status: 200, body: deviceView(world, switchRenewal(world, device, autorenewal), now) };
  },

  setAddOnAutorenewal: ({ body: { vehicle_id, device_plan_add_ons: switches } }, { world, now }) => {
    const vehicle = world.tables.vehicles.get(vehicle_id);
    if (!vehicle) return notFound;
    const { id, add_ons } = deviceOf(world, vehicle);
    const renews = new Map(
      switches.map(({ device_plan_add_on_id, auto_renew }) => [device_plan_add_on_id, auto_renew]),
    );
    const unknown = [...renews.keys()].filter((wanted) => !add_ons.some((held) => held.id === wanted));
    if (unknown.length > 0) return invalid({ device_plan_add_ons: ['Unable to find streaming line item.'] });
    const isTrialOn = add_ons.some(
      (held) => !held.auto_renew && renews.get(held.id) === true && addOnsById.get(held.plan_add_on_id)?.is_trial,
    );
    const isEnded = add_ons.some(({ id: held, expiration }) => expiration <= now && renews.get(held) === true);
    if (isEnded) return invalid({ device_plan_add_ons: ['This add-on has ended'] });
    if (isTrialOn) return invalid({ device_plan_add_ons: ['A free trial does not renew'] });
    const changed = world.tables.devices.update(id, {
      add_ons: add_ons.map((held) => ({ ...held, auto_renew: renews.get(held.id) ?? held.auto_renew })),
    });
    return { status: 200, body: deviceView(world, changed, now) };
  },

  pauseDevice: ({ body: { device_key, seasonal_pause_duration } }, { world, now }) => {
    const device = world.tables.devices.get(device_key);
    if (!device) return notFound;
    const refusal = pauseRefusal(device, now);
    if (refusal) return invalid({ device_key: [refusal] });
    return { status: 200, body: deviceView(world, planPause(world, device, seasonal_pause_duration), now) };
  },

  cancelPendingPlan: ({ params }, { world, now }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    if (!device.pending_plan) return invalid({ deviceKey: ['No plan change is pending'] });
    return { status: 200, body: deviceView(world, withdrawPendingPlan(world, device), now) };
  },

  installDevice: ({ body }, { world, caller: { user }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(body.device_key);
    if (!device) return notFound;
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id) ?? null;
    const change = { world, device, vehicle, user, now, sentAt: askedAt, fault };
    // Installers and dealers end service mode. Plans and pauses are the owner's, whose card pays for them.
    if (!vehicle || !owns(user, vehicle.subscriber)) {
      if (body.plan_id !== undefined || body.coupon_code !== undefined)
        return forbidden('OWNER_ONLY', 'Only the owner can choose a plan.');
      const served = body.exit_service_mode ? closeServiceMode(change) : device;
      return { status: 200, body: servicedDeviceView(world, served, now) };
    }
    const outcome = install(world, device, body, now);
    if (outcome.kind === 'too_many') return tooMany(outcome.seconds);
    if (outcome.kind === 'invalid') return invalid(outcome.errors);
    const ended = body.exit_service_mode ? closeServiceMode({ ...change, device: outcome.device }) : outcome.device;
    return { status: 200, body: deviceView(world, ended, now) };
  },

  deactivateDevice: ({ body: { device_key, service_mode_override } }, { world, now, fault }) => {
    const device = world.tables.devices.get(device_key);
    const vehicle = world.tables.vehicles.oneBy('device_key', device_key);
    if (!device || !vehicle) return notFound;
    if (vehicle.pending_transfer_to !== null) return forbidden('PENDING_TRANSFER', PENDING_TRANSFER);
    if (isInServiceMode(device, now) && !service_mode_override)
      return invalid({ service_mode_override: ['Service mode is on. Confirm to deactivate the device anyway'] });
    if (isUnreachable(device, fault)) return unreachable(device.id);
    return { status: 200, body: deviceView(world, deactivate(world, device, now), now) };
  },
});
