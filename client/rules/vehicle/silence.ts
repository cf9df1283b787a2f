import type { Vehicle } from '../../api/model.ts';
import { batteriesOf } from './batteries.ts';
import { isSilent, lapse } from './vehicle-state.ts';

/** Likely reason that a device does not answer: a low battery in its last report, otherwise coverage. */
export type SilenceCause = 'battery' | 'coverage';

export function silenceCause(vehicle: Vehicle): SilenceCause {
  const { vehicle: own, tracker } = batteriesOf(vehicle);
  return own?.isLow || tracker?.isLow ? 'battery' : 'coverage';
}

/** Whether the shown state is only the last known one: the device is silent, or left a command unanswered after its last report. */
export function isLastKnown(vehicle: Vehicle, now: number, unansweredAt: number | null): boolean {
  const reported = vehicle.last_known_state;
  if (!reported || lapse(vehicle, now)) return false;
  return isSilent(vehicle, now) || (unansweredAt !== null && unansweredAt > Date.parse(reported.timestamp));
}
