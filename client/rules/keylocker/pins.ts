import type { KeylockerState } from '../../api/model.ts';

/** State of a PIN. `unknown`: the service does not say, because no document names the field. */
export type PinStanding = 'set' | 'not_set' | 'ended' | 'unknown';

/** State of the master PIN. */
export const masterPin = ({ is_master_pin_set: isSet }: KeylockerState): PinStanding =>
  isSet === undefined ? 'unknown' : isSet ? 'set' : 'not_set';

export type GuestPin = {
  standing: PinStanding;
  /** Milliseconds since 1970. `null`: no end, or unknown. */
  endsAt: number | null;
  isShared: boolean;
};

/** State of the guest PIN now. It ends by the clock of the device, which `is_secondary_pin_set` follows at each read. */
export function guestPin(
  { is_secondary_pin_set: isSet, secondary_end_date: end, is_secondary_pin_shared: isShared = false }: KeylockerState,
  now: number,
): GuestPin {
  const endsAt = end ? Date.parse(end) : null;
  if (isSet === undefined) return { standing: 'unknown', endsAt: null, isShared: false };
  const hasEnded = endsAt !== null && endsAt <= now;
  if (!isSet) return { standing: hasEnded ? 'ended' : 'not_set', endsAt: hasEnded ? endsAt : null, isShared };
  return { standing: hasEnded ? 'ended' : 'set', endsAt, isShared };
}

/** Whether options of the key locker can be changed (commerce 5). `null`: unknown, the service decides. */
export function hasAnyPin(state: KeylockerState, now: number): boolean | null {
  const standings = [masterPin(state), guestPin(state, now).standing];
  if (standings.includes('set')) return true;
  return standings.includes('unknown') ? null : false;
}
