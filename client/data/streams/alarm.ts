import type { Progress } from '../../rules/device-requests/progress.ts';
import { runCommand } from '../commands/commands.ts';
import { whenEnded } from '../device-requests/progress.ts';

/** Starts or stops the alarm. Completes on the device's report (core 7) and appears in the vehicle's history. */
export async function setAlarm(deviceKey: string, isOn: boolean): Promise<Progress> {
  const command = isOn ? 'panic_on' : 'panic_off';
  await runCommand(deviceKey, command);
  return whenEnded(deviceKey, command);
}
