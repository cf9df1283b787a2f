import { CLIP } from '../../fixtures/media/clips.ts';

/**
 * A live stream as arithmetic: nothing is remembered, every instant can be asked for. Segment n of a stream always is the
 * same piece of the clip, n segments into one timeline that runs on while the clip loops. All instants are milliseconds
 * since 1970.
 */
const SEGMENT_MS = CLIP.segmentSeconds * 1000;
/** Segments in a live playlist. */
const WINDOW = 6;

/**
 * Segment 0 began a whole playlist before the stream was asked for, as with a camera that keeps its last seconds: a
 * player has something to play at once.
 */
export const beganAt = (start: number, sequence: number): number => start + (sequence - WINDOW) * SEGMENT_MS;

/** The last segment recorded to its end. A clock set back before the start finds what there was then. */
export const newest = (start: number, now: number): number =>
  WINDOW - 1 + Math.max(0, Math.floor((now - start) / SEGMENT_MS));

/** First and last segment of the playlist at an instant. */
export function liveWindow(start: number, now: number): { first: number; last: number } {
  const last = newest(start, now);
  return { first: last - WINDOW + 1, last };
}

/** Which segment of the clip is shown, and how many times the clip has gone by before it. */
export const placeInClip = (sequence: number): { segment: number; loop: number } => ({
  segment: sequence % CLIP.segments,
  loop: Math.floor(sequence / CLIP.segments),
});
