import type { Instant, UserRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { schedule, unschedule } from '../due.ts';

/** The next instant at which access of a user ends. `null`: none does. */
export function nextAccessEnd({ vehicle_access }: Pick<UserRow, 'vehicle_access'>, now: Instant): Instant | null {
  const ends = vehicle_access.flatMap(({ access_end }) => (access_end !== null && access_end > now ? access_end : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Schedules the end of a user's access that ends next. */
export function scheduleAccessEnd(world: World, user: UserRow, now: Instant): void {
  const at = nextAccessEnd(user, now);
  if (at === null) unschedule(world, 'access_ends', String(user.id));
  else schedule(world, 'access_ends', String(user.id), at);
}
