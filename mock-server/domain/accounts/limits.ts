import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

/** As many as Amazon Cognito sends codes. */
const MESSAGES = 5;
const WINDOW = 15 * 60_000;

/**
 * Counts an e-mail that somebody asks for: at most five of a kind in 15 minutes. Seconds to wait when they were sent
 * already, else null.
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
