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

/** Milliseconds between reads of a live-tracked vehicle (commerce 4, commerce 9). */
export const LIVE_EVERY = 60_000;

type Tracker = Pick<Vehicle, 'id' | 'device_key'>;

/** Progress of a switch. `live_tracking_active` of the vehicle says whether live tracking is on. */
export type LiveTracking = {
  step: 'idle' | 'starting' | 'stopping';
  /** Why the last switch failed. The device is unchanged. */
  error: ApiError | null;
  /** The last read failed. */
  hasMissed: boolean;
};
const IDLE: LiveTracking = { step: 'idle', error: null, hasMissed: false };

type Follower = { timer: ReturnType<typeof setInterval>; canceler: AbortController };

const useTracked = createSessionStore<Readonly<Record<number, LiveTracking | undefined>>>(() => ({}));
const followers = new Map<number, Follower>();
/** Device keys of the trackers that this tab switched on and must switch off. */
const ours = new Map<number, string>();
/** Trackers with a start in flight. */
const starting = new Map<number, { deviceKey: string; isLeft: boolean }>();

export const useLiveTracking = (vehicleId: number): LiveTracking => useTracked((tracked) => tracked[vehicleId] ?? IDLE);

const note = (vehicleId: number, changes: Partial<LiveTracking>): void =>
  useTracked.setState((tracked) => ({ [vehicleId]: { ...(tracked[vehicleId] ?? IDLE), ...changes } }));
const isSwitching = (vehicleId: number): boolean => (useTracked.getState()[vehicleId] ?? IDLE).step !== 'idle';

/** Starts reports every minute and reads the vehicle as often. A no-op while in flight. */
export async function startTracking(tracker: Tracker): Promise<void> {
  if (isSwitching(tracker.id)) return;
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
  follow(tracker.id);
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
    void send({ id, device_key }, false, { isQuiet: true }).catch(() => undefined);
  }
}

/** Stops all tracking while the page unloads. Starts in flight are taken back at once: their answers may not arrive. */
export function endTracking(): void {
  for (const [id, { deviceKey }] of starting)
    void send({ id, device_key: deviceKey }, false, { isQuiet: true }).catch(() => undefined);
  stopTrackingBut(() => false);
}

/** Nothing can be sent without a token. The vehicle still reports that live tracking is on. */
onLogout(() => {
  for (const id of followers.keys()) unfollow(id);
  starting.clear();
  ours.clear();
});

async function read(vehicleId: number, signal: AbortSignal): Promise<void> {
  // The page is hidden: the next read is a minute away.
  if (document.hidden) return;
  try {
    await refreshVehicles(async () => [await getVehicle(vehicleId, { signal })], signal);
    if (!signal.aborted) note(vehicleId, { hasMissed: false, error: null });
  } catch {
    // Keeps the last position with its age. The next minute retries.
    if (!signal.aborted) note(vehicleId, { hasMissed: true });
  }
}
