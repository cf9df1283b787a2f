import { runCommand } from '../commands/commands.ts';
import { whenEnded } from '../device-requests/progress.ts';

/** Starts or stops the alarm. Completes on the device's report (core 7) and appears in the vehicle's history. */
export async function setAlarm(deviceKey: string, isOn: boolean): Promise<boolean> {
  const command = isOn ? 'panic_on' : 'panic_off';
  const begun = await runCommand(deviceKey, command);
  const end = begun.step === 'under_way' ? await whenEnded(deviceKey, command) : begun;
  return end.step === 'done' && end.reported.panic_status === isOn;
}
