import type { LastKnownState, User, Vehicle } from '../../api/model.ts';
import { SEASONAL_PAUSE_MONTHS } from '../constants/billing.ts';
import { DAY, HOUR, MINUTE } from '../time/duration.ts';

/** State of a vehicle in one word, each with a color and an icon. */
export const VEHICLE_STATES = ['moving', 'parked', 'alarm', 'offline', 'paused', 'expired'] as const;
export type VehicleState = (typeof VEHICLE_STATES)[number];

/** A parked device reports every few minutes, one in deep sleep once a day. Assumed: the specification has no limit. */
const SILENT_AFTER = 3 * HOUR;
const SILENT_AFTER_IN_DEEP_SLEEP = 26 * HOUR;

/** Power save mode 2 is deep sleep (core 3). */
const DEEP_SLEEP_MODE = 2;
export const isInDeepSleep = (vehicle: Pick<Vehicle, 'power_save_settings'>): boolean =>
  vehicle.power_save_settings?.mode === DEEP_SLEEP_MODE;

/** `paused` by the device state, `expired` if the renewal date has passed. A replacement order exempts (commerce 6). */
export function lapse(
  vehicle: Pick<Vehicle, 'device_state' | 'plan_renewal_date' | 'replacement_order_placed'>,
  now: number,
): 'paused' | 'expired' | null {
  if (vehicle.replacement_order_placed) return null;
  if (vehicle.device_state === 'paused') return 'paused';
  const renewal = vehicle.plan_renewal_date;
  return renewal !== null && Date.parse(renewal) <= now ? 'expired' : null;
}

/**
 * Whether a paused vehicle has paid days ahead: its renewal date has not passed. A seasonal pause that the owner asked for has its end
 * there, a pause within a paid term the end of that term. Both wait for the owner and need no renewal.
 */
export const isPausedAhead = (vehicle: Parameters<typeof lapse>[0], now: number): boolean =>
  lapse(vehicle, now) === 'paused' && vehicle.plan_renewal_date !== null && Date.parse(vehicle.plan_renewal_date) > now;

/** As long as a seasonal pause can last. */
const LONGEST_PAUSE = SEASONAL_PAUSE_MONTHS * 31 * DAY;

/**
 * Whether a pause may end without a purchase: it has paid days ahead, or nothing tells whether the owner asked for it. Documented fields
 * alone say of a seasonal pause what they say of a lapse: `paused`, and the end of the paid period.
 */
export function mayResume(
  vehicle: Parameters<typeof lapse>[0] & Pick<Vehicle, 'autorenewal' | 'isShared'>,
  now: number,
): boolean {
  if (lapse(vehicle, now) !== 'paused' || vehicle.plan_renewal_date === null) return false;
  const isKnown = vehicle.autorenewal !== undefined || vehicle.isShared;
  return now < Date.parse(vehicle.plan_renewal_date) + (isKnown ? 0 : LONGEST_PAUSE);
}

/**
 * Whether the vehicle can be viewed and renewed only: paused, and its renewal date has passed. In Canada at once when it is paused
 * (commerce 6). A replacement order exempts.
 */
export const isRestricted = (
  vehicle: Parameters<typeof lapse>[0],
  { country }: Pick<User, 'country'>,
  now: number,
): boolean => {
  const renewal = vehicle.plan_renewal_date;
  const isOver = renewal !== null && Date.parse(renewal) <= now;
  return lapse(vehicle, now) === 'paused' && (isOver || country === 'CA');
};

/** Whether the vehicle is out of service until a plan is bought. */
export const hasLapsed = (vehicle: Parameters<typeof lapse>[0], now: number): boolean =>
  lapse(vehicle, now) !== null && !isPausedAhead(vehicle, now);

/** The one state to show for a vehicle at `now` (milliseconds since 1970). States that need attention come first. */
export function vehicleState(vehicle: Vehicle, now: number): VehicleState {
  const reported = vehicle.last_known_state;
  const lapsed = lapse(vehicle, now);
  if (lapsed) return lapsed;
  if (reported?.panic_status) return 'alarm';
  if (!reported || isSilent(vehicle, now)) return 'offline';
  return isUnderWay(reported) ? 'moving' : 'parked';
}

/** Without a speed, the ignition decides. */
const isUnderWay = ({ speed, ignition_on, controller }: LastKnownState): boolean =>
  speed === undefined ? (ignition_on ?? controller?.ignition_on) === true : (speed ?? 0) > 0;

/** Whether the device has not reported for longer than expected, whatever its plan. */
export function isSilent(vehicle: Pick<Vehicle, 'last_known_state' | 'power_save_settings'>, now: number): boolean {
  const limit = isInDeepSleep(vehicle) ? SILENT_AFTER_IN_DEEP_SLEEP : SILENT_AFTER;
  const reported = vehicle.last_known_state;
  return !reported || now - Date.parse(reported.timestamp) > limit;
}

/** A moving vehicle reports every half minute. Assumed: after this time its position is stale. */
const OLD_WHILE_MOVING = 3 * MINUTE;

/** Whether the last position is stale: the vehicle is offline, or moves and has not reported for a while. */
export function isStale(
  state: VehicleState,
  { last_known_state: reported }: Pick<Vehicle, 'last_known_state'>,
  now: number,
) {
  if (state === 'offline') return reported !== null;
  return state === 'moving' && reported !== null && now - Date.parse(reported.timestamp) > OLD_WHILE_MOVING;
}
