import { KEY_RETURNED_AFTER, KEY_TAKEN_BEFORE } from './facts.ts';
import { momentAt } from './moment.ts';
import type { Profile } from './profile.ts';
import type { Second } from './time.ts';

/** Key locker of a vehicle: whether its key is inside, and whether its door is open. */
export type KeyLocker = { key_present: boolean; door_open: boolean };

/** Seconds in which its door is open when a key is taken or returned. */
const DOOR_OPEN = 4;

/** A driver takes the key before a drive and returns it after. A key locker that nobody uses keeps its key. */
export function keyLockerAt(profile: Profile, second: Second): KeyLocker {
  if (!profile.traits.includes('uses_key_locker')) return { key_present: true, door_open: false };
  const { leg, nextStart } = momentAt(profile, second);
  const taken = nextStart === null ? Number.POSITIVE_INFINITY : nextStart - KEY_TAKEN_BEFORE;
  const returned = leg === null ? Number.NEGATIVE_INFINITY : leg.end + KEY_RETURNED_AFTER;
  const isOpen = (from: Second) => second >= from && second < from + DOOR_OPEN;
  return { key_present: second >= returned && second < taken, door_open: isOpen(taken) || isOpen(returned) };
}
