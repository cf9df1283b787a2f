import type { Vehicle } from '../../api/model.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import type { Gate } from '../../rules/access/gate.ts';
import {
  configurationGate,
  type SettingsDisabledReason,
  type SettingsViewer,
} from '../../rules/commands/settings-gate.ts';
import { type PinDisabledReason, pinGate } from '../../rules/keylocker/pin-gate.ts';
import { interruptionOf } from '../../rules/notices/notices.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useNow } from '../../ui/use-now.ts';

function useViewer(vehicle: Vehicle): SettingsViewer {
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const { notices } = useServiceNotices();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  return { user, now, isOffline, interruption: interruptionOf(vehicle.product_name, notices), isExclusiveToOther };
}

/** Whether the signed-in user may set and clear PINs of this vehicle's key locker now. */
export const usePinGate = (vehicle: Vehicle): Gate<PinDisabledReason> => pinGate(vehicle, useViewer(vehicle));

/** Whether the signed-in user may write configurations to this device now. */
export const useConfigurationGate = (vehicle: Vehicle): Gate<SettingsDisabledReason> =>
  configurationGate(vehicle, useViewer(vehicle));
