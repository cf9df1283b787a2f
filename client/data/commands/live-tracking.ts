import { sendConfiguration } from '../../../generated/client/iot.ts';
import { getVehicle } from '../../../generated/client/vehicle.ts';
import { ApiError, DEFAULT_STATUS, errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { changeVehicle, refreshVehicles } from '../vehicles/cache.ts';

/** Milliseconds between two reads of a tracker that is tracked live (commerce 4, commerce 9). */
export const LIVE_EVERY = 60_000;

type Tracker = Pick<Vehicle, 'id' | 'device_key'>;

/** Progress of a switch. Whether live tracking is on is the device's word: `live_tracking_active` of the vehicle. */
export type LiveTracking = {
  step: 'idle' | 'starting' | 'stopping';
  /** Why the last switch failed; the device is as it was. */
  error: ApiError | null;
  /** The last read failed. */
  hasMissed: boolean;
};
const IDLE: LiveTracking = { step: 'idle', error: null, hasMissed: false };

type Follower = { timer: ReturnType<typeof setInterval>; canceler: AbortController };

const useTracked = createSessionStore<Readonly<Record<number, LiveTracking | undefined>>>(() => ({}));
const followers = new Map<number, Follower>();
/** Device keys of the trackers that this tab switched on and has to switch off. */
const ours = new Map<number, string>();
/** Trackers whose start is under way. */
const starting = new Map<number, { deviceKey: string; isLeft: boolean }>();

export const useLiveTracking = (vehicleId: number): LiveTracking => useTracked((tracked) => tracked[vehicleId] ?? IDLE);

const note = (vehicleId: number, changes: Partial<LiveTracking>): void =>
  useTracked.setState((tracked) => ({ [vehicleId]: { ...(tracked[vehicleId] ?? IDLE), ...changes } }));
const isSwitching = (vehicleId: number): boolean => (useTracked.getState()[vehicleId] ?? IDLE).step !== 'idle';

/** Tells the device to report every minute, and reads it as often. A second press while it is under way is a no-op. */
export async function startTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker.id)) return;
  const start = { deviceKey: tracker.device_key, isLeft: false };
  starting.set(tracker.id, start);
  const isOn = await change(tracker, true);
  starting.delete(tracker.id);
  // Nobody knows whether a start that was cut off reached the device: leaving switches it off.
  const { error } = useTracked.getState()[tracker.id] ?? IDLE;
  if (error?.kind === 'network' || error?.kind === 'timeout') ours.set(tracker.id, tracker.device_key);
  if (!isOn) return;
  if (start.isLeft) return void tell(tracker, false, { isQuiet: true }).catch(() => undefined);
  ours.set(tracker.id, tracker.device_key);
  follow(tracker.id);
}

/** Tells the device to report as usual again. Until it says so, live tracking stays on. */
export async function stopTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker.id) || !(await change(tracker, false))) return;
  ours.delete(tracker.id);
  unfollow(tracker.id);
}

/** Whether the device took the change, while the same user is signed in. */
async function change(tracker: Tracker, isOn: boolean): Promise<boolean> {
  const signal = sessionSignal();
  note(tracker.id, { step: isOn ? 'starting' : 'stopping', error: null });
  const error = await tell(tracker, isOn).then(() => null, errorOfFailure);
  if (signal.aborted) return false;
  note(tracker.id, { step: 'idle', error });
  return error === null;
}

/** `isQuiet`: the page is left, which switches off also during an outage and opens no notice. */
async function tell({ id, device_key: deviceKey }: Tracker, value: boolean, { isQuiet = false } = {}): Promise<void> {
  const signal = sessionSignal();
  const request = { deviceKey, command: 'set_live_tracking', value } as const;
  // Leaving the page switches it off: the call outlives the page.
  const { parsed } = await sendToDevice(deviceKey, () => sendConfiguration(request, { keepalive: true }), { isQuiet });
  if (!parsed.command_success) throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: 'Refused' });
  if (signal.aborted) return;
  changeVehicle(id, (vehicle) => ({ ...vehicle, live_tracking_active: value }));
  afterWrite(queryClient, 'sendConfiguration');
}

/** Reads a tracker at once and then every minute. Idempotent. */
export function follow(vehicleId: number): void {
  if (followers.has(vehicleId)) return;
  const canceler = new AbortController();
  const look = () => void read(vehicleId, canceler.signal);
  followers.set(vehicleId, { timer: setInterval(look, LIVE_EVERY), canceler });
  look();
}

/** Clears the timer of a tracker, and drops an answer in flight. */
export function unfollow(vehicleId: number): void {
  const follower = followers.get(vehicleId);
  if (!follower) return;
  clearInterval(follower.timer);
  follower.canceler.abort();
  followers.delete(vehicleId);
}

/** Stops following all trackers but those, and switches off at the device what this tab switched on. */
export function stopTrackingBut(isKept: (vehicleId: number) => boolean): void {
  for (const [id, start] of starting) if (!isKept(id)) start.isLeft = true;
  for (const id of followers.keys()) if (!isKept(id)) unfollow(id);
  for (const [id, device_key] of ours) {
    if (isKept(id)) continue;
    ours.delete(id);
    void tell({ id, device_key }, false, { isQuiet: true }).catch(() => undefined);
  }
}

/** Stops all tracking while the page unloads. Starts in flight are taken back at once: their answers may not arrive. */
export function endTracking(): void {
  for (const [id, { deviceKey }] of starting)
    void tell({ id, device_key: deviceKey }, false, { isQuiet: true }).catch(() => undefined);
  stopTrackingBut(() => false);
}

/** Without a token nothing can be sent. The vehicle itself says that its live tracking is on. */
onLogout(() => {
  for (const id of followers.keys()) unfollow(id);
  starting.clear();
  ours.clear();
});

async function read(vehicleId: number, signal: AbortSignal): Promise<void> {
  // Nobody looks: the next read is a minute away.
  if (document.hidden) return;
  try {
    await refreshVehicles(async () => [await getVehicle(vehicleId, { signal })], signal);
    if (!signal.aborted) note(vehicleId, { hasMissed: false, error: null });
  } catch {
    // The last position stays, with its age; the next minute tries again.
    if (!signal.aborted) note(vehicleId, { hasMissed: true });
  }
}
