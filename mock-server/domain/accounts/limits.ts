import { MINUTE } from '../../world/duration.ts';
import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** Same limit as for codes of Amazon Cognito. */
const MESSAGES = 5;
const WINDOW = 15 * MINUTE;

/**
 * Counts a requested e-mail: at most five of a kind in 15 minutes. Returns the seconds to wait once the limit is
 * reached, else null.
 */
export function countMessage(world: World, kind: string, now: Instant): number | null {
  const id = `messages:${kind}`;
  const earlier = (world.tables.meta.get(id)?.value ?? []) as Instant[];
  const recent = earlier.filter((at) => at <= now && now - at < WINDOW);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= MESSAGES) return Math.ceil((oldest + WINDOW - now) / 1000);
  world.tables.meta.put({ id, value: [...recent, now] });
  return null;
}
