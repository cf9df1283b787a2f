import type { Vehicle } from '../../api/model.ts';
import { DAY, HOUR } from '../time/duration.ts';
import type { Gate } from './gate.ts';

/** Lengths of a location link to choose from. */
export const LINK_LENGTHS = { hour: HOUR, hours: 8 * HOUR, day: DAY, week: 7 * DAY } as const;
export type LinkLength = keyof typeof LINK_LENGTHS;

const SHORTEST = HOUR;
const LONGEST = 7 * DAY;

/** Why an exact end is refused. */
export type EndProblem = 'incomplete' | 'too_soon' | 'too_late';

/** Checks an exact end of a link. `null`: it is possible. */
export function endProblem(end: number | null, now: number): EndProblem | null {
  if (end === null) return 'incomplete';
  if (end < now + SHORTEST) return 'too_soon';
  return end > now + LONGEST ? 'too_late' : null;
}

/** Why the location of a vehicle cannot be shared by a link. */
export type LinkDisabledReason = 'shared' | 'plan' | 'pending_transfer';

/**
 * Whether a user may share the location of a vehicle by a link: the owner, whose plan has locations (core 6, commerce 6). Someone's
 * exclusive access is about control, so that the owner may still share what they see.
 */
export function canShareLocation({
  isShared,
  pricing_plan,
  is_pending_transfer,
}: Pick<Vehicle, 'isShared' | 'pricing_plan' | 'is_pending_transfer'>): Gate<LinkDisabledReason> {
  if (isShared) return { allowed: false, reason: 'shared' };
  if (!pricing_plan.location_services) return { allowed: false, reason: 'plan' };
  return is_pending_transfer ? { allowed: false, reason: 'pending_transfer' } : { allowed: true };
}
