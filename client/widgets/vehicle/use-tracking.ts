import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { follow, type LiveTracking, unfollow, useLiveTracking } from '../../data/commands/live-tracking.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { canBeTracked, trackingGate } from '../../rules/commands/live-tracking-gate.ts';
import { settingsDisabledReasonOfCode } from '../../rules/commands/settings-gate.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { usePositionReason } from './use-position-reason.ts';

export type Tracking = LiveTracking & {
  isOffered: boolean;
  /** State reported by the device. */
  isOn: boolean;
  /** Disabled reason of the start. `null` if available. */
  reason: string | null;
};

/** Live tracking of a vehicle for this user at `now`. */
export function useTracking(vehicle: Vehicle, now: number): Tracking {
  const { t } = useTranslation('vehicles');
  const positionReason = usePositionReason();
  const user = useUser();
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const tracking = useLiveTracking(vehicle.id);
  const gate = trackingGate(vehicle, { user, now, isOffline, isExclusiveToOther });
  const reasonOf = () => {
    if (gate.allowed) return null;
    return gate.reason === 'plan' ? positionReason('plan', vehicle) : t(`disabled.${gate.reason}`);
  };
  return {
    ...tracking,
    isOffered: canBeTracked(vehicle),
    isOn: vehicle.live_tracking_active === true,
    reason: reasonOf(),
  };
}

/** Reads a tracker every minute while its device says that live tracking is on, also when another user switched it on. */
export function useFollowed({ id, live_tracking_active: isOn }: Vehicle): void {
  useEffect(() => {
    if (isOn) follow(id);
    else if (isOn === false) unfollow(id);
  }, [id, isOn]);
}

/** Why live tracking of a vehicle was not switched. */
export function useTrackingFailure(vehicle: Vehicle): (failure: NonNullable<LiveTracking['error']>) => string {
  const { t } = useTranslation('vehicles');
  const positionReason = usePositionReason();
  return ({ kind, code }) => {
    // The plan changed after the vehicle was read.
    if (code === 'PLAN') return positionReason('plan', vehicle);
    const disabledReason = kind === 'forbidden' ? settingsDisabledReasonOfCode(code) : null;
    if (disabledReason) return t(`disabled.${disabledReason}`);
    return t(kind === 'device-unreachable' ? 'live.unanswered' : 'live.notChanged');
  };
}
