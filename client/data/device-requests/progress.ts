import { useShallow } from 'zustand/react/shallow';
import { hasEnded, IDLE, isPending, isQueued, type Progress } from '../../rules/device-requests/progress.ts';
import { MINUTE, SECOND } from '../../rules/time/duration.ts';
import { VEHICLE_COMMANDS } from '../../rules/vehicle/product-capabilities.ts';
import { createSessionStore } from '../../state/store.ts';
import { useNow } from '../../ui/use-now.ts';
import { isInterruption } from '../notices/interruptions.ts';

type Key = `${string} ${string}`;
const keyOf = (deviceKey: string, kind: string): Key => `${deviceKey} ${kind}`;

/** Last request of its kind to a device. `repeat` sends it again. `null`: a form sends it, with what it holds then. */
type Last = { progress: Progress; repeat: (() => void) | null };
type Requests = Partial<Record<Key, Last>>;
const NONE: Last = { progress: IDLE, repeat: null };
const useRequests = createSessionStore<Requests>(() => ({}));

const lastOf = (requests: Requests, deviceKey: string, kind: string): Last => requests[keyOf(deviceKey, kind)] ?? NONE;

/** The last request of its kind to a device. Outlives the page. */
export const useLastRequest = (deviceKey: string, kind: string): Last =>
  useRequests((requests) => lastOf(requests, deviceKey, kind));
export const useProgress = (deviceKey: string, kind: string): Progress => useLastRequest(deviceKey, kind).progress;
export const progressOf = (deviceKey: string, kind: string): Progress =>
  lastOf(useRequests.getState(), deviceKey, kind).progress;

/** Records a progress. `repeat` is given when a request begins. */
export const record = (deviceKey: string, kind: string, progress: Progress, repeat?: Last['repeat']): void =>
  useRequests.setState((requests) => ({
    [keyOf(deviceKey, kind)]: { progress, repeat: repeat ?? lastOf(requests, deviceKey, kind).repeat },
  }));

/** Clears the outcome of a request. A no-op while it is pending. */
export function forget(deviceKey: string, kind: string): void {
  if (progressOf(deviceKey, kind).step === 'ended') useRequests.setState({ [keyOf(deviceKey, kind)]: undefined });
}

/** The time, in steps that fit a progress: while it is pending, users see the seconds pass. */
export const useProgressNow = (progress: Progress): number => useNow(isPending(progress) ? SECOND / 4 : MINUTE);

/** Waits for a progress, or until aborted. A logout makes it `idle`. */
export function whenSo(
  deviceKey: string,
  kind: string,
  { isSo, until }: { isSo: (progress: Progress) => boolean; until?: AbortSignal | undefined },
): Promise<Progress> {
  return new Promise((resolve) => {
    const look = () => {
      const progress = progressOf(deviceKey, kind);
      if (!until?.aborted && !isSo(progress)) return;
      stop();
      until?.removeEventListener('abort', look);
      resolve(progress);
    };
    const stop = useRequests.subscribe(look);
    until?.addEventListener('abort', look);
    look();
  });
}

/** Waits for the end of a pending request, or until aborted. A logout ends it as `idle`. */
export const whenEnded = (deviceKey: string, kind: string, until?: AbortSignal): Promise<Progress> =>
  whenSo(deviceKey, kind, { isSo: (progress) => !isPending(progress), until });

/** Unanswered commands of a device that are still shown. */
const unansweredOf = (requests: Requests, deviceKey: string) =>
  VEHICLE_COMMANDS.flatMap((command) => {
    const { progress } = lastOf(requests, deviceKey, command);
    return hasEnded(progress, 'unanswered') ? [{ command, at: progress.at ?? 0 }] : [];
  });

/** Which of the given kinds wait in the queue of a device. */
export const useQueued = <Kind extends string>(deviceKey: string, kinds: readonly Kind[]): readonly Kind[] =>
  useRequests(useShallow((requests) => kinds.filter((kind) => isQueued(lastOf(requests, deviceKey, kind).progress))));

/** Time at which a device did not answer a command, while shown. `null` otherwise. */
export const useUnansweredAt = (deviceKey: string): number | null =>
  useRequests((requests) =>
    unansweredOf(requests, deviceKey).reduce<number | null>((newest, { at }) => Math.max(newest ?? at, at), null),
  );

/** Clears the unanswered commands of a device once it answers. */
export function forgetUnanswered(deviceKey: string): void {
  for (const { command } of unansweredOf(useRequests.getState(), deviceKey)) forget(deviceKey, command);
}

/** Clears what outages and maintenance have stopped when these end. */
export function forgetInterrupted(): void {
  for (const [key, { progress } = NONE] of Object.entries(useRequests.getState())) {
    if (progress.step === 'ended' && isInterruption(progress.code ?? null)) useRequests.setState({ [key]: undefined });
  }
}
