import { MINUTE } from '../time/duration.ts';

/** A position that a tracker reported. `at`: milliseconds since 1970, heading in degrees clockwise from north. */
export type Fix = { at: number; longitude: number; latitude: number; heading: number };

/** Fixes in order of time. The first is the last one of the chunk before, unless the tracker was silent between them. */
export type Chunk = { key: string; fixes: readonly Fix[] };

/** The way of a tracker over the last minutes. Sealed chunks never change, so the map draws each only once. */
export type Trail = { sealed: readonly Chunk[]; open: Chunk };

/** Milliseconds that a trail goes back from its last fix. */
const TRAIL_LENGTH = 15 * MINUTE;
/** Fixes in a sealed chunk. */
const CHUNK = 8;
/** Intervals without a fix after which a tracker counts as silent. One report may be late, and one read may miss it. */
const SILENT_AFTER = 3;

/** Whether a tracker with a report every `every` milliseconds has stopped to report since its last fix. */
export const isSilent = (fixAt: number, now: number, every: number): boolean => now - fixAt > SILENT_AFTER * every;

const chunkOf = (fixes: readonly Fix[]): Chunk => ({ key: String(fixes[0]?.at), fixes });
const lastOf = ({ fixes }: Chunk): Fix | undefined => fixes.at(-1);

/** Adds a fix. Ignores one that is not newer than the last. After a silence the line begins again, because the way between is unknown. */
export function withFix(trail: Trail | undefined, fix: Fix, every: number): Trail {
  const last = trail && lastOf(trail.open);
  if (!trail || !last) return { sealed: [], open: chunkOf([fix]) };
  if (fix.at <= last.at) return trail;
  const sealed = trail.sealed.filter((chunk) => (lastOf(chunk)?.at ?? 0) > fix.at - TRAIL_LENGTH);
  if (isSilent(last.at, fix.at, every)) return { sealed: [...sealed, trail.open], open: chunkOf([fix]) };
  if (trail.open.fixes.length < CHUNK) {
    return { sealed, open: { ...trail.open, fixes: [...trail.open.fixes, fix] } };
  }
  return { sealed: [...sealed, trail.open], open: chunkOf([last, fix]) };
}

/** The newest fix of a trail. */
export const lastFix = ({ open }: Trail): Fix | undefined => lastOf(open);
