import { useShallow } from 'zustand/react/shallow';
import type { ApiError } from '../../api/errors.ts';
import type { CommandAnswer } from '../../api/model.ts';
import type { NotSent } from '../../rules/commands/command-report.ts';
import { VEHICLE_COMMANDS, type VehicleCommand } from '../../rules/vehicle/product-capabilities.ts';
import { createSessionStore } from '../../state/store.ts';
import { isInterruption } from '../notices/interruptions.ts';

/** How far a command is. Nothing is done until the device says so. */
export type CommandProgress =
  | { step: 'idle' }
  /** `since`: milliseconds since 1970, by the portal's clock. `after`: it is in line, and sent when this one has ended. */
  | { step: 'under_way'; since: number; after?: VehicleCommand }
  | { step: 'done'; at: number; reported: CommandAnswer['parsed'] }
  /** The device, its plan or the user's access said no. `code` is the server's, null if the device itself refused. */
  | { step: 'refused'; code: string | null; detail: string | null }
  /** The device did not answer within `waited` milliseconds, until `at`: nothing changed (commerce 8). */
  | { step: 'unanswered'; waited: number; at: number; detail: string | null }
  | { step: 'failed'; error: ApiError }
  /** It waited for `after`, and was taken out of the line. */
  | { step: 'not_sent'; after: VehicleCommand; why: NotSent };

export const IDLE: CommandProgress = { step: 'idle' };

type Key = `${string} ${VehicleCommand}`;
const keyOf = (deviceKey: string, command: VehicleCommand): Key => `${deviceKey} ${command}`;
const useCommands = createSessionStore<Partial<Record<Key, CommandProgress>>>(() => ({}));

/** How far the last command of its kind to a device is. */
export const progressOf = (deviceKey: string, command: VehicleCommand): CommandProgress =>
  useCommands.getState()[keyOf(deviceKey, command)] ?? IDLE;
export const useCommandProgress = (deviceKey: string, command: VehicleCommand): CommandProgress =>
  useCommands((progress) => progress[keyOf(deviceKey, command)] ?? IDLE);

export const record = (deviceKey: string, command: VehicleCommand, progress: CommandProgress): void =>
  useCommands.setState({ [keyOf(deviceKey, command)]: progress });

export const isUnderWay = ({ step }: CommandProgress): boolean => step === 'under_way';
export const isInLine = (progress: CommandProgress): boolean =>
  progress.step === 'under_way' && progress.after !== undefined;

/** Nothing came back: the device may have done it all the same. */
export const isCutOff = (end: CommandProgress): boolean =>
  end.step === 'failed' && (end.error.kind === 'network' || end.error.kind === 'canceled');

/** Waits until a command is so far, or until nobody wants to know any more; a logout makes it `idle`. */
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

/** Waits for the end of a command that somebody else sent, or until nobody wants to know; a logout ends it as `idle`. */
export const whenEnded = (deviceKey: string, command: VehicleCommand, until?: AbortSignal): Promise<CommandProgress> =>
  whenSo(deviceKey, command, { isSo: (progress) => !isUnderWay(progress), until });

/** The failures of a device to answer, while they are shown. */
const unansweredOf = (progress: Partial<Record<Key, CommandProgress>>, deviceKey: string) =>
  VEHICLE_COMMANDS.flatMap((command) => {
    const key = keyOf(deviceKey, command);
    const one = progress[key];
    return one?.step === 'unanswered' ? [{ key, at: one.at }] : [];
  });

/** Which of some commands wait in line for a device. */
export function useWaiting(deviceKey: string, commands: readonly VehicleCommand[]): readonly VehicleCommand[] {
  return useCommands(
    useShallow((progress) => commands.filter((command) => isInLine(progress[keyOf(deviceKey, command)] ?? IDLE))),
  );
}

/** When a device failed to answer a command, while that is shown; null: it did not. */
export const useUnansweredAt = (deviceKey: string): number | null =>
  useCommands((progress) =>
    unansweredOf(progress, deviceKey).reduce<number | null>((newest, { at }) => Math.max(newest ?? at, at), null),
  );

/** Takes back that a device did not answer, once it does. */
export function forgetUnanswered(deviceKey: string): void {
  for (const { key } of unansweredOf(useCommands.getState(), deviceKey)) useCommands.setState({ [key]: IDLE });
}

/** Takes back what was said about commands that outages and maintenance stopped, when they are over. */
export function forgetInterrupted(): void {
  for (const [key, progress] of Object.entries(useCommands.getState())) {
    if (progress?.step === 'refused' && isInterruption(progress.code)) useCommands.setState({ [key]: IDLE });
  }
}
