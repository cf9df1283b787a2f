import type { ConfigurationRequest, ScheduleValue } from '../../generated/contract/types.gen.ts';
import { forbidden, invalid, notFound, unreachable } from '../contract/replies.ts';
import type { Call, HandlersOf, Reply, Tagged } from '../contract/types.ts';
import { visibleVehicles } from '../domain/access/rights.ts';
import { configure } from '../domain/commands/configure.ts';
import { REFUSALS } from '../domain/commands/gates.ts';
import { type CommandOutcome, sendCommand } from '../domain/commands/send.ts';
import { iso } from '../domain/iso.ts';
import { pageOf, windowOf } from '../domain/paging.ts';
import { rangeOf } from '../domain/ranges.ts';
import { chosen, subjectOf } from '../domain/subjects.ts';
import { nameOf } from '../domain/users/view.ts';
import { rowsInPlan } from '../domain/vehicles/place.ts';
import { PENDING_TRANSFER } from '../domain/vehicles/update.ts';
import { DAY } from '../world/duration.ts';
import type { Instant } from '../world/rows.ts';
import { hasOffset } from '../world/time-zones.ts';
import type { World } from '../world/world.ts';
import type { Services } from './services.ts';

export const iotOperations = ({ telemetry }: Services): HandlersOf<Tagged<'iot'>> => ({
  sendCommand: ({ body }, call) => {
    const found = vehicleOf(call.world, body.deviceKey);
    if (!found) return notFound;
    const { deviceKey, command, parameters, value } = body;
    return answer(sendCommand({ ...orderOf(call, found), command, parameters, value }, telemetry), deviceKey, call);
  },

  sendConfiguration: ({ body }, call) => {
    const found = vehicleOf(call.world, body.deviceKey);
    if (!found) return notFound;
    if (body.command === 'set_mileage' && found.vehicle && found.vehicle.pending_transfer_to !== null) {
      return forbidden('PENDING_TRANSFER', PENDING_TRANSFER);
    }
    const errors = offsetErrors(body, call.now);
    if (errors) return invalid(errors);
    const order = { ...orderOf(call, found), command: body.command, setting: body.value };
    return answer(configure(order, telemetry), body.deviceKey, call);
  },

  listLogs: ({ query }, { world, caller, now }) => {
    const { from, to, errors } = rangeOf(query, now);
    if (errors) return invalid(errors);
    const subjects = chosen(visibleVehicles(world, caller.user, now), query.vehicle_id)
      .filter((vehicle) => query.device_key === undefined || vehicle.device_key === query.device_key)
      .map((vehicle) => subjectOf(world, vehicle));
    const { count, rows } = telemetry.logs(subjects, world.tables.commands.values(), {
      now,
      nameOf: (user) => nameOf(world, user),
      from: from ?? now - DAY,
      to,
      ...(query.event && { events: query.event }),
      excludeFailures: query.exclude_failures ?? false,
      ...windowOf(query),
    });
    return { status: 200, body: pageOf('/api/v1/iot/logs', query, count, rowsInPlan(world, rows)) };
  },
});

/** The hours of a schedule are converted by an offset, which must be one of its zone's. */
function offsetErrors({ command, value }: ConfigurationRequest, now: Instant): Record<string, string[]> | null {
  if (command !== 'set_schedule') return null;
  const { timezoneName, timezoneOffset } = value as ScheduleValue;
  if (timezoneName === undefined || timezoneOffset === undefined) return null;
  return hasOffset(timezoneName, timezoneOffset, now)
    ? null
    : { 'value.timezoneOffset': [`Must be an offset of ${timezoneName}`] };
}

function vehicleOf(world: World, deviceKey: string) {
  const device = world.tables.devices.get(deviceKey);
  return device ? { device, vehicle: world.tables.vehicles.oneBy('device_key', deviceKey) ?? null } : null;
}

/** Sender, device and times of a command: sent at the request, done after the device's response time. */
const orderOf = (
  { world, caller, now, askedAt, fault }: Call<'sendCommand' | 'sendConfiguration'>,
  { device, vehicle }: NonNullable<ReturnType<typeof vehicleOf>>,
) => ({
  world,
  device,
  vehicle,
  user: caller.user,
  isInstaller: caller.accountType !== null,
  now,
  sentAt: askedAt,
  fault,
});

function answer(outcome: CommandOutcome, deviceKey: string, call: Call): Reply<'sendCommand'> {
  switch (outcome.kind) {
    case 'refused':
      return forbidden(outcome.refusal, REFUSALS[outcome.refusal]);
    case 'unreachable':
      return unreachable(deviceKey);
    case 'answered': {
      const { id, command, sent_at } = outcome.row;
      const body = { id, command, sent_at: iso(sent_at), answered_at: iso(call.now), parsed: outcome.parsed };
      return { status: 200, body };
    }
  }
}
