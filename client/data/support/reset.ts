import { sendCommand } from '../../../generated/client/iot.ts';
import type { Vehicle } from '../../api/model.ts';
import { hasEnded, type Progress } from '../../rules/device-requests/progress.ts';
import type { CheckCommand } from '../../rules/help/reset.ts';
import { changeHelp } from '../../state/help-flow.ts';
import { runCommand } from '../commands/commands.ts';
import { runRequest } from '../device-requests/request.ts';

/** Kind of the request that resets a device. */
export const RESET = 'reset_device';

type Target = Pick<Vehicle, 'id' | 'device_key'>;

/** Resets a device, then sends a command to see whether it answers. Records both results (commerce 3). Never rejects. */
export async function resetDevice({ id, device_key }: Target, check: CheckCommand): Promise<void> {
  const end = await runRequest({
    deviceKey: device_key,
    kind: RESET,
    send: () => sendCommand({ deviceKey: device_key, command: RESET }),
    judge: ({ parsed }) => (parsed.command_success ? 'done' : 'refused'),
    write: 'sendCommand',
  });
  if (end.step !== 'ended') return;
  changeHelp({ type: 'resetEnded', vehicle: id, isDone: isDone(end) });
  if (isDone(end)) await checkDevice({ id, device_key }, check);
}

/** Asks a device that was reset whether it answers. */
export async function checkDevice({ id, device_key }: Target, check: CheckCommand): Promise<void> {
  const end = await runCommand(device_key, check);
  if (end.step === 'ended') changeHelp({ type: 'checkEnded', vehicle: id, isDone: isDone(end) });
}

const isDone = (end: Progress): boolean => hasEnded(end, 'done');
