import type { User, Vehicle } from '../../api/model.ts';
import { type Gate, notAllowed } from '../access/gate.ts';
import { isBasic } from './plan.ts';
import { productCapabilities } from './product-capabilities.ts';
import { isInDeepSleep, lapse } from './vehicle-state.ts';

/** Why the trouble codes of a vehicle are not shown (core 6). The first reason is permanent, the others depend on the plan. */
export type CodesDisabledReason = 'not_supported' | 'basic_plan' | 'plan';

/** Products that read trouble codes from the bus. Assumed: core 6 only says "a supported product". */
const READS_CODES: ReadonlySet<string> = new Set(['ft-x1r', 'ft-x1max', 'ft-x2max', 'ft-xc2']);

/** Trouble codes need a supported product, a plan that is not Basic, and the plan's flag (core 6). */
export function codesGate({
  product_name,
  pricing_plan,
}: Pick<Vehicle, 'product_name' | 'pricing_plan'>): Gate<CodesDisabledReason> {
  // An unknown product is newer than this table, so it is not refused here.
  if (productCapabilities(product_name) && !READS_CODES.has(product_name))
    return { allowed: false, reason: 'not_supported' };
  if (isBasic(pricing_plan)) return { allowed: false, reason: 'basic_plan' };
  return pricing_plan.dtc_events ? { allowed: true } : { allowed: false, reason: 'plan' };
}

/** Why a trouble code cannot be cleared by this user now. */
export type DismissDisabledReason =
  | CodesDisabledReason
  | 'offline'
  | 'access'
  | 'exclusive_access'
  | 'paused'
  | 'expired'
  | 'deep_sleep';

type Situation = {
  user: Pick<User, 'vehicle_access'>;
  now: number;
  isOffline: boolean;
  /** Another user has exclusive access to the vehicle. */
  isExclusiveToOther: boolean;
};

/** Dismissing a code changes the device: allowed for the owner and for guests with full access (core 6, commerce 6). */
export function dismissGate(
  vehicle: Vehicle,
  { user, now, isOffline, isExclusiveToOther }: Situation,
): Gate<DismissDisabledReason> {
  const codes = codesGate(vehicle);
  if (!codes.allowed) return codes;
  if (isOffline) return notAllowed('offline');
  if (vehicle.isShared && levelOf(vehicle, user) !== 'Full Access') return notAllowed('access');
  if (isExclusiveToOther) return notAllowed('exclusive_access');
  const lapsed = lapse(vehicle, now);
  if (lapsed) return notAllowed(lapsed);
  return isInDeepSleep(vehicle) ? notAllowed('deep_sleep') : { allowed: true };
}

const levelOf = ({ id, access_level }: Vehicle, user: Pick<User, 'vehicle_access'>) =>
  access_level ?? user.vehicle_access.find(({ vehicle }) => vehicle === id)?.access_level;

export type Urgency = { level: 'low' | 'moderate' | 'high' | null; text: string };

/** Urgency of a code, by the first word of the server's sentence. */
export function urgencyOf(description: string): Urgency {
  const [, word = '', text = ''] = /^(low|moderate|high)[.:]\s+(\S.*)$/is.exec(description) ?? [];
  const level = LEVELS.find((known) => known === word.toLowerCase());
  return level ? { level, text } : { level: null, text: description };
}

const LEVELS = ['low', 'moderate', 'high'] as const;
