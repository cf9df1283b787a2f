import { forbidden, invalid, noContent, notFound, tooMany, unreachable } from '../contract/replies.ts';
import type { HandlersOf } from '../contract/types.ts';
import { REFUSALS } from '../domain/commands/gates.ts';
import { type ClearOutcome, clearGuestPin, pinState, type SetOutcome, setPin } from '../domain/devices/keylocker.ts';
import type { DeviceRow } from '../world/rows.ts';

type Refused = Extract<SetOutcome | ClearOutcome, { kind: 'refused' | 'invalid' | 'unreachable' }>;

/** Answer to PINs that were not changed. */
function refused(outcome: Refused, { id }: DeviceRow) {
  if (outcome.kind === 'refused') return forbidden(outcome.refusal, REFUSALS[outcome.refusal]);
  return outcome.kind === 'invalid' ? invalid(outcome.errors) : unreachable(id);
}

/** PINs of a key locker (commerce 7). */
export const pinOperations = (): HandlersOf<'setPin' | 'deletePin'> => ({
  setPin: ({ params, body }, { world, caller: { user }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    const vehicle = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!device || !vehicle) return notFound;
    const outcome = setPin({ world, device, vehicle, user, now, sentAt: askedAt, fault }, body);
    return outcome.kind === 'set' ? { status: 200, body: pinState(outcome.device, now) } : refused(outcome, device);
  },

  deletePin: ({ params, query }, { world, caller: { user }, now, askedAt, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    const vehicle = world.tables.vehicles.oneBy('device_key', params.deviceKey);
    if (!device || !vehicle) return notFound;
    const outcome = clearGuestPin({ world, device, vehicle, user, now, sentAt: askedAt, fault }, query.master_pin);
    if (outcome.kind === 'cleared') return noContent;
    return outcome.kind === 'locked' ? tooMany(outcome.seconds) : refused(outcome, device);
  },
});
