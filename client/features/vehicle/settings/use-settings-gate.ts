import type { Vehicle } from '../../../api/model.ts';
import { useServiceNotices } from '../../../data/notices/use-service-notices.ts';
import { useIsLent } from '../../../data/users/use-lent.ts';
import type { Gate } from '../../../rules/commands/command-gate.ts';
import { type SettingsBar, settingsGate } from '../../../rules/commands/settings-gate.ts';
import { interruptionOf } from '../../../rules/notices/notices.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useNow } from '../../../ui/use-now.ts';

const MINUTE = 60_000;

/** Whether the signed-in user may change the switches of this device now. */
export function useSettingsGate(vehicle: Vehicle): Gate<SettingsBar> {
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const { notices } = useServiceNotices();
  return settingsGate(vehicle, {
    user,
    now,
    isOffline,
    interruption: interruptionOf(vehicle.product_name, notices),
    isLent: useIsLent(vehicle),
  });
}
