import type { Vehicle } from '../../../api/model.ts';
import { useServiceNotices } from '../../../data/notices/use-service-notices.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import type { Gate } from '../../../rules/access/gate.ts';
import { type SettingsDisabledReason, settingsGate } from '../../../rules/commands/settings-gate.ts';
import { interruptionOf } from '../../../rules/notices/notices.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useNow } from '../../../ui/use-now.ts';

/** Whether the signed-in user may change the switches of this device now. */
export function useSettingsGate(vehicle: Vehicle): Gate<SettingsDisabledReason> {
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const { notices } = useServiceNotices();
  return settingsGate(vehicle, {
    user,
    now,
    isOffline,
    interruption: interruptionOf(vehicle.product_name, notices),
    isExclusiveToOther: useIsExclusiveToOther(vehicle),
  });
}
