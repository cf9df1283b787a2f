import { body } from '../../api/body.ts';
import { getVehicle } from '../../api/operations.ts';
import { now } from '../../lib/now.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { createSessionStore } from '../../state/store.ts';
import { refreshVehicles } from './cache.ts';

/** Milliseconds between two looks at a tracker that is followed live (commerce 4, commerce 9). */
export const LIVE_EVERY = 60_000;

export type LiveTracking = {
  /** When the position was last read, by the portal's clock; null until the first answer. */
  readAt: number | null;
  hasFailed: boolean;
};
type Follower = { timer: ReturnType<typeof setInterval>; canceler: AbortController };

const useTracked = createSessionStore<Readonly<Record<number, LiveTracking | undefined>>>(() => ({}));
const followers = new Map<number, Follower>();

/** How the live tracking of a vehicle stands; null while it is not followed. */
export const useLiveTracking = (vehicleId: number): LiveTracking | null =>
  useTracked((tracked) => tracked[vehicleId] ?? null);

/** Follows a tracker: its position is read at once and then every minute, until it is stopped. Once is enough. */
export function startTracking(vehicleId: number): void {
  if (followers.has(vehicleId)) return;
  const canceler = new AbortController();
  const look = () => void read(vehicleId, canceler.signal);
  followers.set(vehicleId, { timer: setInterval(look, LIVE_EVERY), canceler });
  useTracked.setState({ [vehicleId]: { readAt: null, hasFailed: false } });
  look();
}

/** Stops following: its timer is gone, and an answer on its way is dropped. */
export function stopTracking(vehicleId: number): void {
  const follower = followers.get(vehicleId);
  if (!follower) return;
  clearInterval(follower.timer);
  follower.canceler.abort();
  followers.delete(vehicleId);
  useTracked.setState({ [vehicleId]: undefined });
}

/** Stops following every tracker but those. */
export function stopTrackingBut(isKept: (vehicleId: number) => boolean): void {
  for (const vehicleId of followers.keys()) {
    if (!isKept(vehicleId)) stopTracking(vehicleId);
  }
}
export const stopAllTracking = (): void => stopTrackingBut(() => false);
onLogout(stopAllTracking);

async function read(vehicleId: number, signal: AbortSignal): Promise<void> {
  // Nobody looks: the next look is a minute away.
  if (document.hidden) return;
  try {
    await refreshVehicles(async () => [await body(getVehicle(vehicleId, { signal }))], signal);
    if (signal.aborted) return;
    useTracked.setState({ [vehicleId]: { readAt: now(), hasFailed: false } });
  } catch {
    if (signal.aborted) return;
    // What is known stays, and its age shows; the next minute tries again.
    useTracked.setState((tracked) => ({
      [vehicleId]: { readAt: tracked[vehicleId]?.readAt ?? null, hasFailed: true },
    }));
  }
}
