import type { Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { dayIn } from '../time-zones.ts';
import { ownerOf } from './people.ts';

/**
 * The day (2026-11-21) that it is where the owner of an account is. What is the account's has one day for everybody who may
 * see it, and that is its owner's; UTC's where there is no owner.
 */
export const todayOf = (world: World, subscriber: number, now: Instant): string =>
  dayIn(now, ownerOf(world, subscriber)?.timezone ?? 'UTC');
