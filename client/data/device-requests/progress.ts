import { useShallow } from 'zustand/react/shallow';
import type { ApiError } from '../../api/errors.ts';
import type { CommandAnswer } from '../../api/model.ts';
import type { NotSent } from '../../rules/device-requests/progress.ts';
import { VEHICLE_COMMANDS, type VehicleCommand } from '../../rules/vehicle/product-capabilities.ts';
import { createSessionStore } from '../../state/store.ts';
import { isInterruption } from '../notices/interruptions.ts';

/** Progress of a command. Only the device's answer completes it. */
export type CommandProgress =
  | { step: 'idle' }
  /** `since`: milliseconds since 1970, by the portal's clock. `after`: the command that it waits for. */
  | { step: 'under_way'; since: number; after?: VehicleCommand }
  | { step: 'done'; at: number; reported: CommandAnswer['parsed'] }
  /** Refused by the device, its plan or the user's access. `code` is the server's, `null` if the device refused. */
  | { step: 'refused'; code: string | null; detail: string | null }
  /** The device did not answer within `waited` milliseconds, until `at`. Nothing changed (commerce 8). */
  | { step: 'unanswered'; waited: number; at: number; detail: string | null }
  | { step: 'failed'; error: ApiError }
  /** It waited for `after` and was canceled. */
  | { step: 'not_sent'; after: VehicleCommand; why: NotSent };

export const IDLE: CommandProgress = { step: 'idle' };

type Key = `${string} ${VehicleCommand}`;
const keyOf = (deviceKey: string, command: VehicleCommand): Key => `${deviceKey} ${command}`;
const useCommands = createSessionStore<Partial<Record<Key, CommandProgress>>>(() => ({}));

/** Progress of the last command of its kind to a device. */
export const progressOf = (deviceKey: string, command: VehicleCommand): CommandProgress =>
  useCommands.getState()[keyOf(deviceKey, command)] ?? IDLE;
export const useCommandProgress = (deviceKey: string, command: VehicleCommand): CommandProgress =>
  useCommands((progress) => progress[keyOf(deviceKey, command)] ?? IDLE);

export const record = (deviceKey: string, command: VehicleCommand, progress: CommandProgress): void =>
  useCommands.setState({ [keyOf(deviceKey, command)]: progress });

export const isUnderWay = ({ step }: CommandProgress): boolean => step === 'under_way';
export const isInLine = (progress: CommandProgress): boolean =>
  progress.step === 'under_way' && progress.after !== undefined;

/** No answer arrived, but the device may have executed it. */
export const isCutOff = (end: CommandProgress): boolean =>
  end.step === 'failed' && (end.error.kind === 'network' || end.error.kind === 'canceled');

/** Waits for a progress, or until aborted. A logout makes it `idle`. */
export function whenSo(
  deviceKey: string,
  command: VehicleCommand,
  { isSo, until }: { isSo: (progress: CommandProgress) => boolean; until?: AbortSignal | undefined },
): Promise<CommandProgress> {
  return new Promise((resolve) => {
    const look = () => {
      const progress = progressOf(deviceKey, command);
      if (!until?.aborted && !isSo(progress)) return;
      stop();
      until?.removeEventListener('abort', look);
      resolve(progress);
    };
    const stop = useCommands.subscribe(look);
    until?.addEventListener('abort', look);
    look();
  });
}

/** Waits for the end of a command already in flight, or until aborted. A logout ends it as `idle`. */
export const whenEnded = (deviceKey: string, command: VehicleCommand, until?: AbortSignal): Promise<CommandProgress> =>
  whenSo(deviceKey, command, { isSo: (progress) => !isUnderWay(progress), until });

/** Timeouts of a device that are still shown. */
const unansweredOf = (progress: Partial<Record<Key, CommandProgress>>, deviceKey: string) =>
  VEHICLE_COMMANDS.flatMap((command) => {
    const key = keyOf(deviceKey, command);
    const one = progress[key];
    return one?.step === 'unanswered' ? [{ key, at: one.at }] : [];
  });

/** Which of the given commands wait in the queue of a device. */
export function useWaiting(deviceKey: string, commands: readonly VehicleCommand[]): readonly VehicleCommand[] {
  return useCommands(
    useShallow((progress) => commands.filter((command) => isInLine(progress[keyOf(deviceKey, command)] ?? IDLE))),
  );
}

/** Time at which a device did not answer a command, while shown. `null` otherwise. */
export const useUnansweredAt = (deviceKey: string): number | null =>
  useCommands((progress) =>
    unansweredOf(progress, deviceKey).reduce<number | null>((newest, { at }) => Math.max(newest ?? at, at), null),
  );

/** Clears the timeouts of a device once it answers. */
export function forgetUnanswered(deviceKey: string): void {
  for (const { key } of unansweredOf(useCommands.getState(), deviceKey)) useCommands.setState({ [key]: IDLE });
}

/** Clears the refusals by outages and maintenance when these end. */
export function forgetInterrupted(): void {
  for (const [key, progress] of Object.entries(useCommands.getState())) {
    if (progress?.step === 'refused' && isInterruption(progress.code)) useCommands.setState({ [key]: IDLE });
  }
}
