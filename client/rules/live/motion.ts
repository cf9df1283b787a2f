import { unwrapped } from '../trips/speed-bands.ts';
import { type Fix, isSilent } from './trail.ts';

export type Spot = { longitude: number; latitude: number };

/** Movement of a marker to the last fix. Times are of a monotonic clock, except that of the fix. */
export type Glide = { from: Spot; to: Fix; startedAt: number; duration: number };

type Options = {
  now: number;
  /** Milliseconds between reports. */
  every: number;
  /** The user prefers reduced motion. */
  isReduced: boolean;
};

/**
 * Moves from where the marker is to a new fix, in the time that the vehicle took, at most one interval: it arrives before the next
 * fix. Jumps to the first fix, after a silence, and with reduced motion.
 */
export function glideTo(known: Glide | undefined, to: Fix, { now, every, isReduced }: Options): Glide {
  if (known && to.at <= known.to.at) return known;
  const jumps = !known || isReduced || isSilent(known.to.at, to.at, every);
  if (jumps) return { from: to, to, startedAt: now, duration: 0 };
  return { from: spotAt(known, now), to, startedAt: now, duration: Math.min(every, to.at - known.to.at) };
}

/** Where a marker is: on the straight line to the last fix, never beyond it. */
export function spotAt({ from, to, startedAt, duration }: Glide, now: number): Spot {
  const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - startedAt) / duration));
  const longitude = unwrapped(to.longitude, from.longitude);
  return {
    longitude: from.longitude + (longitude - from.longitude) * share,
    latitude: from.latitude + (to.latitude - from.latitude) * share,
  };
}

export const isGliding = ({ from, to, startedAt, duration }: Glide, now: number): boolean =>
  now < startedAt + duration && (from.longitude !== to.longitude || from.latitude !== to.latitude);
