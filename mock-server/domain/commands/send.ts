import type { Command, CommandParameters } from '../../../generated/contract/types.gen.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { CommandRow, DeviceRow, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { noteUse } from '../access/use.ts';
import { subjectOf } from '../subjects.ts';
import { EFFECTS, type Parsed } from './effects.ts';
import { commandRefusal, engineRefusal, isUnreachable, type Refusal } from './gates.ts';

export type CommandOrder = {
  world: World;
  device: DeviceRow;
  /** Null: no account has the device yet. */
  vehicle: VehicleRow | null;
  user: UserRow;
  /** Sent by an installer or dealer. */
  isInstaller?: boolean;
  command: Command;
  value?: CommandRow['value'];
  parameters?: CommandParameters;
  now: number;
  /** When the command was sent, if the device took a while. Defaults to now. */
  sentAt?: number;
  fault: { unreachable: boolean };
};
export type CommandOutcome =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unreachable' }
  | { kind: 'answered'; row: CommandRow; parsed: Parsed };

/** Sends one command: refused, unanswered or answered. Only an answer changes the device. Logs all but refusals. */
export function sendCommand(order: CommandOrder, telemetry: Telemetry): CommandOutcome {
  const { world, device, vehicle, user, command, now, parameters = {} } = order;
  const reading = vehicle && telemetry.reading(subjectOf(world, vehicle), now);
  const refusal = commandRefusal(world, device, user, command, now) ?? engineRefusal(command, reading);
  if (refusal) return { kind: 'refused', refusal };
  if (isUnreachable(device, order.fault)) {
    log(order, 'unreachable');
    return { kind: 'unreachable' };
  }
  const parsed = EFFECTS[command]({ world, device, reading, now, parameters });
  return { kind: 'answered', row: log(order, parsed.command_success ? 'done' : 'refused'), parsed };
}

/** Records a command for the activity feed, and as use by a guest. A device without a vehicle has none. */
export function log(
  {
    world,
    device,
    vehicle,
    user,
    command,
    value = null,
    now,
    sentAt = now,
  }: Omit<CommandOrder, 'command' | 'user'> & { command: string; user: UserRow | null },
  outcome: CommandRow['outcome'],
): CommandRow {
  if (user && vehicle) noteUse(world, user, vehicle, now);
  const row: CommandRow = {
    id: world.random.uuid(),
    device_key: device.id,
    vehicle: vehicle?.id ?? 0,
    command,
    value,
    user: user?.id ?? null,
    sent_at: sentAt,
    outcome,
  };
  return vehicle ? world.tables.commands.put(row) : row;
}
