import type { Instant } from '../../world/rows.ts';
import { dayIn } from '../../world/time-zones.ts';
import type { World } from '../../world/world.ts';
import { ownerOf } from './people.ts';

/**
 * The time zone of the days of an account. What is the account's has one day for everybody who may see it, and that is its
 * owner's; UTC's where there is no owner.
 */
export const zoneOf = (world: World, subscriber: number): string => ownerOf(world, subscriber)?.timezone ?? 'UTC';

/** The day (2026-11-21) that it is where the owner of an account is. */
export const todayOf = (world: World, subscriber: number, now: Instant): string =>
  dayIn(now, zoneOf(world, subscriber));
