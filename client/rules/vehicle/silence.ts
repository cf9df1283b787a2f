import type { Vehicle } from '../../api/model.ts';
import { batteriesOf } from './batteries.ts';
import { isSilent, lapse } from './vehicle-state.ts';

/** Why a device probably does not answer: its last report had a low battery, or nothing points to a reason. */
export type SilenceCause = 'battery' | 'coverage';

export function silenceCause(vehicle: Vehicle): SilenceCause {
  const { vehicle: own, tracker } = batteriesOf(vehicle);
  return own?.isLow || tracker?.isLow ? 'battery' : 'coverage';
}

/**
 * Whether the shown state is only the last known one: the device is silent, or failed to answer a command (at
 * `unansweredAt`) after its last report.
 */
export function isLastKnown(vehicle: Vehicle, now: number, unansweredAt: number | null): boolean {
  const reported = vehicle.last_known_state;
  if (!reported || lapse(vehicle, now)) return false;
  return isSilent(vehicle, now) || (unansweredAt !== null && unansweredAt > Date.parse(reported.timestamp));
}
