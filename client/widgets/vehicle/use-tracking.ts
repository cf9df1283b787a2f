import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import {
  follow,
  type LiveTracking,
  MOST_TRACKED,
  unfollow,
  useIsTrackingFull,
  useLiveTracking,
  useTrackingSwitch,
} from '../../data/commands/live-tracking.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { useAgo } from '../../i18n/format.ts';
import { canBeTracked, liveInterval, trackingGate } from '../../rules/commands/live-tracking-gate.ts';
import { hasEnded, isPending } from '../../rules/device-requests/progress.ts';
import { isSilent } from '../../rules/live/trail.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { ageOf } from '../../rules/time/elapsed.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useRequestReceipt } from '../../wording/request-receipt.ts';
import { usePositionReason } from '../../wording/use-position-reason.ts';

export type Tracking = LiveTracking & {
  step: 'idle' | 'starting' | 'stopping';
  isOffered: boolean;
  /** State reported by the device. */
  isOn: boolean;
  /** Disabled reason of the switch. `null` if available. */
  reason: string | null;
  /** Seconds between its reports. */
  seconds: number;
};

/** Live tracking of a vehicle for this user at `now`. */
export function useTracking(vehicle: Vehicle, now: number): Tracking {
  const { t } = useTranslation(['vehicles', 'commands']);
  const positionReason = usePositionReason();
  const tracking = useLiveTracking(vehicle.id);
  const gate = useTrackingGate(useMemo(() => [vehicle], [vehicle]))(vehicle, now);
  const isOn = vehicle.live_tracking_active === true;
  const isSwitching = isPending(useTrackingSwitch(vehicle));
  const isFull = useIsTrackingFull() && !isOn && !isSwitching;
  const reasonOf = () => {
    if (gate.allowed) return isFull ? t('live.most', { number: MOST_TRACKED }) : null;
    return gate.reason === 'plan' ? positionReason('plan', vehicle) : t(`commands:disabled.${gate.reason}`);
  };
  return {
    ...tracking,
    step: isSwitching ? (isOn ? 'stopping' : 'starting') : 'idle',
    isOffered: canBeTracked(vehicle),
    isOn,
    reason: reasonOf(),
    seconds: liveInterval(vehicle) / SECOND,
  };
}

/** Whether this user may switch live tracking of one of the vehicles at a time. */
export function useTrackingGate(vehicles: readonly Vehicle[]) {
  const user = useUser();
  const isOffline = useIsLost();
  const exclusive = useExclusiveToOthers(vehicles);
  return (vehicle: Vehicle, now: number) =>
    trackingGate(vehicle, { user, now, isOffline, isExclusiveToOther: exclusive.has(vehicle.id) });
}

/** Reads a tracker at its interval while its device says that live tracking is on, also when another user switched it on. */
export function useFollowed(vehicle: Vehicle): void {
  useEffect(() => {
    if (vehicle.live_tracking_active) follow(vehicle);
    else if (vehicle.live_tracking_active === false) unfollow(vehicle.id);
  }, [vehicle]);
}

/** Why the position of a tracked vehicle is not current: the last read failed, or the tracker stopped to report. Otherwise `null`. */
export function useTrackingProblem(vehicle: Vehicle, now: number): string | null {
  const { t } = useTranslation('vehicles');
  const ago = useAgo();
  const { hasMissed } = useLiveTracking(vehicle.id);
  const every = liveInterval(vehicle);
  if (hasMissed) return t('live.failed', { seconds: every / SECOND });
  const at = Date.parse(vehicle.last_known_state?.timestamp ?? '');
  return isSilent(at, now, every) ? t('live.silent', { age: ago(ageOf(at, now)) }) : null;
}

/** Why the last switch of live tracking failed, while shown. Otherwise `null`. */
export function useTrackingFailure(vehicle: Vehicle): string | null {
  const receiptOf = useRequestReceipt();
  const positionReason = usePositionReason();
  const progress = useTrackingSwitch(vehicle);
  if (progress.step !== 'ended' || hasEnded(progress, 'done')) return null;
  // The plan changed after the vehicle was read.
  const reasonOf = (code: string) => (code === 'PLAN' ? positionReason('plan', vehicle) : null);
  const { reason, word } = receiptOf(progress, 0, { vehicle, reasonOf });
  return reason ?? word;
}
