import { useShallow } from 'zustand/react/shallow';
import { sendConfiguration } from '../../../generated/client/iot.ts';
import { getVehicle } from '../../../generated/client/vehicle.ts';
import { ApiError, DEFAULT_STATUS, errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { liveInterval } from '../../rules/commands/live-tracking-gate.ts';
import { beforeLogout, onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle, refreshVehicles } from '../vehicles/cache.ts';

/** Trackers followed at once (docs/decisions/0017-several-trackers.md). */
export const MOST_TRACKED = 10;

type Tracker = Pick<Vehicle, 'id' | 'device_key' | 'live_tracking_interval'>;

/** Progress of a switch. `live_tracking_active` of the vehicle says whether live tracking is on. */
export type LiveTracking = {
  step: 'idle' | 'starting' | 'stopping';
  /** Why the last switch failed. The device is unchanged. */
  error: ApiError | null;
  /** Reads the tracker at its interval. */
  isFollowed: boolean;
  /** The last read failed. */
  hasMissed: boolean;
};
const IDLE: LiveTracking = { step: 'idle', error: null, isFollowed: false, hasMissed: false };

type Follower = { timer: ReturnType<typeof setInterval>; canceler: AbortController };

const useTracked = createSessionStore<Readonly<Record<number, LiveTracking | undefined>>>(() => ({}));
const followers = new Map<number, Follower>();
/** Device keys of the trackers that this tab switched on and must switch off. */
const ours = new Map<number, string>();
/** Trackers with a start in flight. */
const starting = new Map<number, { deviceKey: string; isLeft: boolean }>();

export const useLiveTracking = (vehicleId: number): LiveTracking => useTracked((tracked) => tracked[vehicleId] ?? IDLE);

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
  tracking !== undefined && (tracking.isFollowed || tracking.step === 'starting');

const note = (vehicleId: number, changes: Partial<LiveTracking>): void =>
  useTracked.setState((tracked) => ({ [vehicleId]: { ...(tracked[vehicleId] ?? IDLE), ...changes } }));
const isSwitching = (vehicleId: number): boolean => (useTracked.getState()[vehicleId] ?? IDLE).step !== 'idle';

/** Starts reports at the tracker's interval and reads the vehicle as often. A no-op while in flight, and above the limit. */
export async function startTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker.id) || followers.size + starting.size >= MOST_TRACKED) return;
  const start = { deviceKey: tracker.device_key, isLeft: false };
  starting.set(tracker.id, start);
  const isOn = await change(tracker, true);
  starting.delete(tracker.id);
  // A start that was cut off may have reached the device: leaving switches it off.
  const { error } = useTracked.getState()[tracker.id] ?? IDLE;
  if (error?.kind === 'network' || error?.kind === 'timeout') ours.set(tracker.id, tracker.device_key);
  if (!isOn) return;
  if (start.isLeft) return void send(tracker, false, { isQuiet: true }).catch(() => undefined);
  ours.set(tracker.id, tracker.device_key);
  follow(tracker);
}

/** Stops the extra reports. Live tracking stays on until the device confirms. */
export async function stopTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker.id) || !(await change(tracker, false))) return;
  ours.delete(tracker.id);
  unfollow(tracker.id);
}

/** Whether the device accepted the change, with the same user signed in. */
async function change(tracker: Tracker, isOn: boolean): Promise<boolean> {
  const signal = sessionSignal();
  note(tracker.id, { step: isOn ? 'starting' : 'stopping', error: null });
  const error = await send(tracker, isOn).then(() => null, errorOfFailure);
  if (signal.aborted) return false;
  note(tracker.id, { step: 'idle', error });
  return error === null;
}

/** `isQuiet`: on page leave, which switches off also during an outage and opens no notice. */
async function send({ id, device_key: deviceKey }: Tracker, value: boolean, { isQuiet = false } = {}): Promise<void> {
  const signal = sessionSignal();
  const request = { deviceKey, command: 'set_live_tracking', value } as const;
  // Uses `keepalive`, because the call outlives the page.
  const { parsed } = await sendToDevice(deviceKey, () => sendConfiguration(request, { keepalive: true }), { isQuiet });
  if (!parsed.command_success) throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: 'Refused' });
  if (signal.aborted) return;
  changeVehicle(id, (vehicle) => ({ ...vehicle, live_tracking_active: value }));
  afterWrite(queryClient, 'sendConfiguration');
}

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

/** Stops following all trackers but those, and switches off at the device what this tab switched on. */
export function stopTrackingBut(isKept: (vehicleId: number) => boolean): void {
  for (const [id, start] of starting) if (!isKept(id)) start.isLeft = true;
  for (const id of followers.keys()) if (!isKept(id)) unfollow(id);
  for (const [id, device_key] of ours) {
    if (isKept(id)) continue;
    ours.delete(id);
    void beforeLogout(send({ id, device_key }, false, { isQuiet: true })).catch(() => undefined);
  }
}

/** Stops all tracking while the page unloads. Starts in flight are taken back at once: their answers may not arrive. */
export function endTracking(): void {
  for (const [id, { deviceKey }] of starting)
    void beforeLogout(send({ id, device_key: deviceKey }, false, { isQuiet: true })).catch(() => undefined);
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
    if (!signal.aborted) note(vehicleId, { hasMissed: false, error: null });
  } catch {
    // Keeps the last position with its age. The next read retries.
    if (!signal.aborted) note(vehicleId, { hasMissed: true });
  }
}
