import { CLIP } from '../../fixtures/media/clips.ts';

/**
 * Computes a live stream without state, for any instant. Segment n is always the same part of the clip, n segments into
 * one timeline that continues while the clip loops. Instants are milliseconds since 1970.
 */
const SEGMENT_MS = CLIP.segmentSeconds * 1000;
/** Segments in a live playlist. */
const WINDOW = 6;

/** Segment 0 starts one playlist before the stream, like a camera with a buffer, so that a player can start at once. */
export const beganAt = (start: number, sequence: number): number => start + (sequence - WINDOW) * SEGMENT_MS;

/** The last fully recorded segment. Before the start, the one available at the start. */
export const newest = (start: number, now: number): number =>
  WINDOW - 1 + Math.max(0, Math.floor((now - start) / SEGMENT_MS));

/** First and last segment of the playlist at an instant. */
export function liveWindow(start: number, now: number): { first: number; last: number } {
  const last = newest(start, now);
  return { first: last - WINDOW + 1, last };
}

/** Segment of the clip, and number of completed loops before it. */
export const placeInClip = (sequence: number): { segment: number; loop: number } => ({
  segment: sequence % CLIP.segments,
  loop: Math.floor(sequence / CLIP.segments),
});
