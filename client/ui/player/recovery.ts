/** Media errors that are recovered within a minute; a player that stumbles more often does not play. */
const MOST = 3;
const WITHIN = 60_000;

/** Counts recoveries of one player: says whether another is worth while at an instant (milliseconds). */
export function createRecoveries(): (at: number) => boolean {
  let recent: number[] = [];
  return (at) => {
    recent = recent.filter((earlier) => at - earlier < WITHIN);
    if (recent.length >= MOST) return false;
    recent.push(at);
    return true;
  };
}
