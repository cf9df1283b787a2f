import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { type CommandDisabledReason, type CommandViewer, commandGate } from '../commands/command-gate.ts';

/** Command that shows whether a device answers after its reset: locking, or for devices without locks a refresh. */
export type CheckCommand = 'arm' | 'location';

export const checkCommandOf = (vehicle: Vehicle, viewer: CommandViewer): CheckCommand =>
  commandGate(vehicle, 'arm', viewer).allowed ? 'arm' : 'location';

/** Whether this user may reset the device of a vehicle. A reset is a command that every device takes, but not every plan (core 6). */
export function resetGate(vehicle: Vehicle, viewer: CommandViewer): Gate<CommandDisabledReason> {
  if (vehicle.tracking_only) return { allowed: false, reason: 'tracking_only' };
  return commandGate(vehicle, 'location', viewer);
}
