import type { Vehicle } from '../../api/model.ts';
import type { Gate } from '../access/gate.ts';
import { engineRun } from '../vehicle/engine.ts';
import type { VehicleCommand } from '../vehicle/product-capabilities.ts';
import { type CommandDisabledReason, type CommandViewer, commandGate, disabledReasonOfCode } from './command-gate.ts';

/** Why a command cannot be sent to a vehicle now: its disabled reason, or a driver who runs the engine. */
export type ControlDisabledReason = CommandDisabledReason | 'driven';

/** Disabled reason for the code of a refused command. `null` for an unknown code. */
export const controlDisabledReasonOfCode = (code: string | null): ControlDisabledReason | null =>
  code === 'DRIVEN' ? 'driven' : disabledReasonOfCode(code);

/** Commands that are refused while a driver runs the engine. */
const ENGINE: readonly VehicleCommand[] = ['remote_start', 'remote_stop'];

/** Whether this user may send this command to this vehicle, given the state of its engine. */
export function controlGate(
  vehicle: Vehicle,
  command: VehicleCommand,
  viewer: CommandViewer,
): Gate<ControlDisabledReason> {
  const gate = commandGate(vehicle, command, viewer);
  if (!gate.allowed || !ENGINE.includes(command) || engineRun(vehicle, viewer.now) !== 'driven') return gate;
  return { allowed: false, reason: 'driven' };
}
