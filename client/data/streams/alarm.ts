import { whenEnded } from '../commands/command-progress.ts';
import { runCommand } from '../commands/commands.ts';

/** Sounds the alarm or stops it; done when the device reports it so (core 7). It stands in the vehicle's history. */
export async function setAlarm(deviceKey: string, isOn: boolean): Promise<boolean> {
  const command = isOn ? 'panic_on' : 'panic_off';
  const begun = await runCommand(deviceKey, command);
  const end = begun.step === 'under_way' ? await whenEnded(deviceKey, command) : begun;
  return end.step === 'done' && end.reported.panic_status === isOn;
}
