import type { UserDetails } from '../../../fixtures/types.ts';
import type { AccessLevel, FilterDays, UserType } from '../../../generated/contract/types.gen.ts';
import type { Instant } from '../unit.ts';

/*
 * Users, and what they keep.
 */

export type UserRow = UserDetails & {
  id: number;
  /** Subject of the identity service. */
  sub: string;
  username: string;
  email: string;
  image: string | null;
  is_password_set: boolean;
  user_type: UserType[];
  vehicle_access: VehicleAccessRow[];
  /** Last command or change by vehicle, of vehicles that others share with this user. */
  used: Readonly<Record<number, Instant>>;
  /** Whether a voice assistant PIN is set. The PIN itself is not stored, because nothing reads it. */
  is_voice_pin_set: boolean;
  /** Omitted from `GET /user`. */
  hidden: boolean;
};

export type VehicleAccessRow = {
  vehicle: number;
  subscriber: number;
  access_level: AccessLevel;
  exclusive_access: boolean;
  /** null: unlimited. */
  access_start: Instant | null;
  access_end: Instant | null;
};

/** A saved filter of the activity feed. `account`: whose users it can be shared with. `null`: none. */
export type FilterRow = {
  id: number;
  user: number;
  account: number | null;
  filter_name: string;
  is_shared: boolean;
  date_range: FilterDays;
  selected_alerts: readonly string[];
  selected_commands: readonly string[];
};

/** A support case, with what its user typed. */
export type CaseRow = {
  id: string;
  user: number;
  name: string;
  email: string;
  subject: string;
  description: string;
  phone_type: 'ios' | 'android' | null;
  created_at: Instant;
  state: 'open' | 'answered' | 'closed';
};
