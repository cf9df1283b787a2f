import { DAY } from '../../world/duration.ts';
import { secretId } from '../../world/random.ts';
import type { Instant, LinkRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { schedule, unschedule } from '../due.ts';
import { problemOf, type TokenProblem } from './refusals.ts';

type Purpose = LinkRow['purpose'];

/** Lifetime of a link in an e-mail. */
const LIFE: Record<Purpose, number> = {
  complete_registration: 7 * DAY,
  setup_password: 7 * DAY,
  accept_email_change: DAY,
  decline_email_change: DAY,
};

/** Creates a one-time link about a user's own account. */
export function makeLink(world: World, purpose: Purpose, to: { sub: string; email: string }, now: Instant): LinkRow {
  const expires_at = now + LIFE[purpose];
  const { sub, email } = to;
  const row: LinkRow = { id: secretId(), purpose, sub, email, status: 'pending', created_at: now, expires_at };
  schedule(world, 'link_expires', row.id, expires_at);
  return world.tables.links.put(row);
}

/** Returns a pending link with one of these purposes, or why its token is refused. */
export function findLink(world: World, token: string, purposes: readonly Purpose[]): LinkRow | TokenProblem {
  const row = world.tables.links.get(token);
  if (!row || !purposes.includes(row.purpose)) return 'INVALID_TOKEN';
  return problemOf(row.status) ?? row;
}

/** Invalidates the pending links of a user. */
export function closeLinks(world: World, sub: string, purposes: readonly Purpose[], status: LinkRow['status']): void {
  for (const row of world.tables.links.by('sub', sub)) {
    if (row.status !== 'pending' || !purposes.includes(row.purpose)) continue;
    unschedule(world, 'link_expires', row.id);
    world.tables.links.update(row.id, { status });
  }
}
