import type { VehicleCommand } from '../../rules/commands/command-gate.ts';
import { dropWaiting } from '../commands/commands.ts';

/** Number of components that show a device's commands, by its key. */
const watchers = new Map<string, number>();

/** Whether the page shows the progress of this device's commands. */
export const isWatched = (deviceKey: string): boolean => watchers.has(deviceKey);

/**
 * Registers a component that shows the commands of a device and returns its cleanup. When the last one unmounts,
 * waiting commands are dropped and passed to `onDropped`, because the user could no longer see or cancel them.
 */
export function watchCommands(deviceKey: string, onDropped: (commands: readonly VehicleCommand[]) => void): () => void {
  watchers.set(deviceKey, (watchers.get(deviceKey) ?? 0) + 1);
  return () => {
    const left = (watchers.get(deviceKey) ?? 0) - 1;
    if (left > 0) watchers.set(deviceKey, left);
    else watchers.delete(deviceKey);
    // Another layout of the same page mounts its own in the same commit.
    queueMicrotask(() => {
      const dropped = isWatched(deviceKey) ? [] : dropWaiting(deviceKey);
      if (dropped.length > 0) onDropped(dropped);
    });
  };
}
