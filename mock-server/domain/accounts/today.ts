import type { Instant } from '../../world/rows.ts';
import { dayIn } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { ownerOf } from './people.ts';

/**
 * Time zone of an account's days: its owner's, for all users, so that everyone sees the same day. UTC without an owner.
 */
export const zoneOf = (world: World, subscriber: number): string => ownerOf(world, subscriber)?.timezone ?? 'UTC';

/** Current day (2026-11-21) in the time zone of an account's owner. */
export const todayOf = (world: World, subscriber: number, now: Instant): string =>
  dayIn(now, zoneOf(world, subscriber));
