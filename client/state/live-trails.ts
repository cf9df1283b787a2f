import { type Fix, type Trail, withFix } from '../rules/live/trail.ts';
import { createSessionStore } from './store.ts';

/** Trails of the tracked trackers by vehicle. They last while the user goes from the map to a tracker's page and back. */
export const useLiveTrails = createSessionStore<ReadonlyMap<number, Trail>>(() => new Map());

/** The last fix of a tracker with a report every `every` milliseconds. */
export type TrackedFix = { id: number; fix: Fix; every: number };

/** Adds the last fixes, and forgets the trails of all other trackers. */
export function recordFixes(tracked: readonly TrackedFix[]): void {
  const known = useLiveTrails.getState();
  const trails = new Map(tracked.map(({ id, fix, every }) => [id, withFix(known.get(id), fix, every)]));
  const isSame = trails.size === known.size && [...trails].every(([id, trail]) => known.get(id) === trail);
  if (!isSame) useLiveTrails.setState(trails, true);
}
