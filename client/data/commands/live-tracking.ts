import { useShallow } from 'zustand/react/shallow';
import { getVehicle } from '../../../generated/client/vehicle.ts';
import { errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { liveInterval } from '../../rules/commands/live-tracking-gate.ts';
import { hasEnded, isPending, type Progress } from '../../rules/device-requests/progress.ts';
import { beforeLogout, onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { lookAtAccess } from '../access-changes.ts';
import { type ConfigurationAnswer, configuration } from '../device-requests/configuration.ts';
import { progressOf, useProgress } from '../device-requests/progress.ts';
import { type DeviceRequest, runRequest, sendOnLeave } from '../device-requests/request.ts';
import { changeVehicle, refreshVehicles } from '../vehicles/cache.ts';

/** Trackers followed at once (docs/decisions/0017-several-trackers.md). */
export const MOST_TRACKED = 10;

const LIVE_TRACKING = 'set_live_tracking';

type Tracker = Pick<Vehicle, 'id' | 'device_key' | 'live_tracking_interval'>;

/** Whether a tracker is read. `live_tracking_active` of the vehicle says whether live tracking is on. */
export type LiveTracking = {
  isStarting: boolean;
  /** Reads the tracker at its interval. */
  isFollowed: boolean;
  /** The last read failed. */
  hasMissed: boolean;
};
const RESTING: LiveTracking = { isStarting: false, isFollowed: false, hasMissed: false };

type Follower = { timer: ReturnType<typeof setInterval>; canceler: AbortController };

const useTracked = createSessionStore<Readonly<Record<number, LiveTracking | undefined>>>(() => ({}));
const followers = new Map<number, Follower>();
/** Device keys of the trackers that this tab switched on and must switch off. */
const ours = new Map<number, string>();
/** Trackers with a start in flight. */
const starting = new Map<number, { deviceKey: string; isLeft: boolean }>();

export const useLiveTracking = (vehicleId: number): LiveTracking =>
  useTracked((tracked) => tracked[vehicleId] ?? RESTING);

/** Ids of the followed trackers. */
export const useFollowedIds = (): readonly number[] =>
  useTracked(
    useShallow((tracked) =>
      Object.keys(tracked)
        .map(Number)
        .filter((id) => tracked[id]?.isFollowed),
    ),
  );

/** Whether no other tracker can be followed now. */
export const useIsTrackingFull = (): boolean =>
  useTracked((tracked) => Object.values(tracked).filter(isTaken).length >= MOST_TRACKED);
const isTaken = (tracking: LiveTracking | undefined): boolean =>
  tracking !== undefined && (tracking.isFollowed || tracking.isStarting);

const note = (vehicleId: number, changes: Partial<LiveTracking>): void =>
  useTracked.setState((tracked) => ({ [vehicleId]: { ...(tracked[vehicleId] ?? RESTING), ...changes } }));
const isSwitching = ({ device_key }: Tracker): boolean => isPending(progressOf(device_key, LIVE_TRACKING));

/** Progress of the last switch. It shows how it ended for a while. */
export const useTrackingSwitch = ({ device_key }: Tracker): Progress => useProgress(device_key, LIVE_TRACKING);

/** Starts reports at the tracker's interval and reads the vehicle as often. A no-op while in flight, and above the limit. */
export async function startTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker) || followers.size + starting.size >= MOST_TRACKED) return;
  const start = { deviceKey: tracker.device_key, isLeft: false };
  starting.set(tracker.id, start);
  note(tracker.id, { isStarting: true });
  const end = await runRequest(switchRequest(tracker, true));
  // A logout has cleared everything.
  if (end.step === 'idle') return;
  starting.delete(tracker.id);
  note(tracker.id, { isStarting: false });
  // A start that was cut off may have reached the device: leaving switches it off, too.
  if (!hasEnded(end, 'done', 'lost')) return;
  if (start.isLeft) return void switchOff(tracker).catch(() => undefined);
  ours.set(tracker.id, tracker.device_key);
  if (hasEnded(end, 'done')) follow(tracker);
}

/** Stops the extra reports. Live tracking stays on until the device confirms. */
export async function stopTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker) || !hasEnded(await runRequest(switchRequest(tracker, false)), 'done')) return;
  ours.delete(tracker.id);
  unfollow(tracker.id);
}

/** Uses `keepalive`, because the call outlives the page. */
const switchRequest = ({ id, device_key: deviceKey }: Tracker, value: boolean): DeviceRequest<ConfigurationAnswer> => ({
  ...configuration({ deviceKey, command: LIVE_TRACKING, value }, { keepalive: true }),
  onAnswer: ({ parsed }) => {
    if (parsed.command_success) changeVehicle(id, (vehicle) => ({ ...vehicle, live_tracking_active: value }));
  },
  write: 'sendConfiguration',
  isTransient: true,
});

/** On page leave, also during an outage and without a notice. */
const switchOff = (tracker: Tracker): Promise<void> => sendOnLeave(switchRequest(tracker, false));

/** Reads a tracker at once and then at its interval. Idempotent. A no-op above the limit. */
export function follow(tracker: Pick<Tracker, 'id' | 'live_tracking_interval'>): void {
  if (followers.has(tracker.id) || followers.size >= MOST_TRACKED) return;
  const canceler = new AbortController();
  const look = () => void read(tracker.id, canceler.signal);
  followers.set(tracker.id, { timer: setInterval(look, liveInterval(tracker)), canceler });
  note(tracker.id, { isFollowed: true });
  look();
}

/** Clears the timer of a tracker, and drops an answer in flight. */
export function unfollow(vehicleId: number): void {
  const follower = followers.get(vehicleId);
  if (!follower) return;
  halt(follower);
  followers.delete(vehicleId);
  note(vehicleId, { isFollowed: false, hasMissed: false });
}

function halt({ timer, canceler }: Follower): void {
  clearInterval(timer);
  canceler.abort();
}

/** Keeps starts in flight of those trackers, whose page was left and is shown again. */
export function keepStarts(isKept: (vehicleId: number) => boolean): void {
  for (const [id, start] of starting) if (isKept(id)) start.isLeft = false;
}

/** Stops following all trackers but those, and switches off at the device what this tab switched on. */
export function stopTrackingBut(isKept: (vehicleId: number) => boolean): void {
  for (const [id, start] of starting) if (!isKept(id)) start.isLeft = true;
  for (const id of followers.keys()) if (!isKept(id)) unfollow(id);
  for (const [id, device_key] of ours) {
    if (isKept(id)) continue;
    ours.delete(id);
    void beforeLogout(switchOff({ id, device_key })).catch(() => undefined);
  }
}

/** Stops all tracking while the page unloads. Starts in flight are taken back at once: their answers may not arrive. */
export function endTracking(): void {
  for (const [id, { deviceKey }] of starting)
    void beforeLogout(switchOff({ id, device_key: deviceKey })).catch(() => undefined);
  stopTrackingBut(() => false);
}

/** Nothing can be sent without a token. The vehicle still reports that live tracking is on. */
onLogout(() => {
  for (const follower of followers.values()) halt(follower);
  followers.clear();
  starting.clear();
  ours.clear();
});

async function read(vehicleId: number, signal: AbortSignal): Promise<void> {
  // The page is hidden: the next read is an interval away.
  if (document.hidden) return;
  try {
    await refreshVehicles(async () => [await getVehicle(vehicleId, { signal })], signal);
    if (!signal.aborted) note(vehicleId, { hasMissed: false });
  } catch (failure) {
    if (signal.aborted) return;
    // Keeps the last position with its age. The next read retries.
    if (errorOfFailure(failure).kind !== 'not-found') return note(vehicleId, { hasMissed: true });
    // The user's access has ended: nothing is left to follow, nor to switch off.
    ours.delete(vehicleId);
    unfollow(vehicleId);
    lookAtAccess();
  }
}
