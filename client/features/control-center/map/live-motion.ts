import { type Glide, glideTo, isGliding, type Spot, spotAt } from '../../../rules/live/motion.ts';
import type { TrackedFix } from '../../../state/live-trails.ts';

/** Movement of tracked vehicles between their fixes. Works without React, because it moves the markers with each frame. */
export type LiveMotion = {
  /** Moves each vehicle to its last fix, and forgets all others. */
  set: (fixes: readonly TrackedFix[]) => void;
  /** Where a vehicle was at the last frame. `null`: it has no fix. */
  spotOf: (id: number) => Spot | null;
  /** Whether a vehicle was moving toward its last fix. */
  isMoving: (id: number) => boolean;
  /** Calls back with each frame while a vehicle moves, and when fixes arrive. */
  subscribe: (shown: (time: number) => void) => () => void;
  stop: () => void;
};

export function createLiveMotion({ isReduced }: { isReduced: boolean }): LiveMotion {
  const glides = new Map<number, Glide>();
  const listeners = new Set<(time: number) => void>();
  let frame = 0;
  let time = 0;
  const isMoving = (id: number) => {
    const glide = glides.get(id);
    return glide !== undefined && isGliding(glide, time);
  };
  const show = (next: number) => {
    time = next;
    for (const listener of listeners) listener(time);
    frame = [...glides.keys()].some(isMoving) ? requestAnimationFrame(show) : 0;
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    set: (fixes) => {
      stop();
      const now = performance.now();
      for (const id of glides.keys()) if (!fixes.some((fix) => fix.id === id)) glides.delete(id);
      for (const { id, fix, every } of fixes) {
        glides.set(id, glideTo(glides.get(id), fix, { now, every, isReduced }));
      }
      show(now);
    },
    spotOf: (id) => {
      const glide = glides.get(id);
      return glide ? spotAt(glide, time) : null;
    },
    isMoving,
    subscribe: (shown) => {
      listeners.add(shown);
      return () => listeners.delete(shown);
    },
    stop,
  };
}
