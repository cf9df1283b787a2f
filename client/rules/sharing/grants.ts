import type { AccessLevel, VehicleAccess, VehicleAccessGrant } from '../../api/model.ts';
import { type Duration, instantOfLocal, presetWindow } from './durations.ts';

/** Levels of access, the least first (commerce 3). */
export const LEVELS = ['Read Only', 'Partial Access', 'Full Access'] as const satisfies readonly AccessLevel[];

/** What a level allows. No guest has billing, sharing or transfers (commerce 6). */
export const ACTIONS = ['view', 'commands', 'settings', 'billing', 'sharing', 'transfer'] as const;
export type GuestAction = (typeof ACTIONS)[number];

const ALLOWS: Readonly<Record<AccessLevel, readonly GuestAction[]>> = {
  'Read Only': ['view'],
  'Partial Access': ['view', 'commands'],
  'Full Access': ['view', 'commands', 'settings'],
};
export const allows = (level: AccessLevel, action: GuestAction): boolean => ALLOWS[level].includes(action);

/** A vehicle that is given, with its level. */
export type Given = { vehicle: number; level: AccessLevel };

/** What the form holds. `keep`: the windows of the records stay. */
export type GrantValues = {
  vehicles: readonly Given[];
  duration: Duration | 'keep';
  /** Local times in the account's zone, for `until`. An empty start: at once. */
  starts: string;
  ends: string;
  exclusive: boolean;
};

type Context = { now: number; timeZone: string; known?: readonly VehicleAccess[] };
type Times = { access_start: string | null; access_end: string | null };

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The window that the form chooses for all vehicles. `null`: each record keeps its own. */
function chosenWindow(
  { duration, starts, ends }: Pick<GrantValues, 'duration' | 'starts' | 'ends'>,
  { now, timeZone }: Context,
): Times | null {
  switch (duration) {
    case 'keep':
      return null;
    case 'none':
      return { access_start: null, access_end: null };
    case 'until':
      return { access_start: iso(instantOfLocal(starts, timeZone)), access_end: iso(instantOfLocal(ends, timeZone)) };
    default: {
      const { start, end } = presetWindow(duration, now, timeZone);
      return { access_start: iso(start), access_end: iso(end) };
    }
  }
}

/** Whether every record is exclusive, as the form shows it. */
export const isAllExclusive = (known: readonly VehicleAccess[]): boolean =>
  known.length > 0 && known.every(({ exclusive_access }) => exclusive_access);

/**
 * The records to send: all of them, because the server replaces those of the account. A kept window is that of the vehicle, and of a
 * new vehicle that of the first record. Exclusive access changes only where the form's switch was moved.
 */
export function grantsOf(values: GrantValues, context: Context): VehicleAccessGrant[] {
  const { known = [] } = context;
  const window = chosenWindow(values, context);
  const wasExclusive = isAllExclusive(known);
  return values.vehicles.map(({ vehicle, level }) => {
    const record = known.find((one) => one.vehicle === vehicle);
    const { access_start = null, access_end = null } = window ?? record ?? known[0] ?? {};
    const exclusive_access = record && values.exclusive === wasExclusive ? record.exclusive_access : values.exclusive;
    return { vehicle, access_level: level, exclusive_access, access_start, access_end };
  });
}

/** Grants of records, to send them again. */
export const grantsAgain = (known: readonly VehicleAccess[]): VehicleAccessGrant[] =>
  known.map(({ vehicle, access_level, exclusive_access, access_start, access_end }) => ({
    vehicle,
    access_level,
    exclusive_access,
    access_start,
    access_end,
  }));

/** Vehicles whose kept record has ended: the server takes no end in the past. */
export const endedOf = (grants: readonly VehicleAccessGrant[], now: number): number[] =>
  grants.flatMap(({ vehicle, access_end }) => (access_end && Date.parse(access_end) <= now ? [vehicle] : []));

/** Whether a grant is exclusive without an end, which would lock its owner out (commerce 6). */
export const lacksEnd = (grants: readonly VehicleAccessGrant[]): boolean =>
  grants.some(({ exclusive_access = false, access_end }) => exclusive_access && !access_end);

/** Whether the grants say something else than the records. */
export function differs(grants: readonly VehicleAccessGrant[], known: readonly VehicleAccess[]): boolean {
  const at = (text: string | null | undefined) => (text ? Date.parse(text) : null);
  const key = (one: VehicleAccessGrant | VehicleAccess) =>
    [one.vehicle, one.access_level, one.exclusive_access ?? false, at(one.access_start), at(one.access_end)].join();
  const before = new Set(known.map(key));
  return grants.length !== known.length || grants.some((grant) => !before.has(key(grant)));
}
