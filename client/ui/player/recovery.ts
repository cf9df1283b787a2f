import { MINUTE } from '../../rules/time/duration.ts';

/** Media errors to recover from within a minute. More mean that the stream does not play. */
const MOST = 3;
const WITHIN = MINUTE;

/** Counts recoveries of one player. Returns whether to try another at an instant (milliseconds). */
export function createRecoveries(): (at: number) => boolean {
  let recent: number[] = [];
  return (at) => {
    recent = recent.filter((earlier) => at - earlier < WITHIN);
    if (recent.length >= MOST) return false;
    recent.push(at);
    return true;
  };
}
