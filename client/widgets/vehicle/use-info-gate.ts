import type { Vehicle } from '../../api/model.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import type { Gate } from '../../rules/access/gate.ts';
import { type InfoDisabledReason, infoGate } from '../../rules/commands/settings-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

/** Whether the signed-in user may change the name and details of this vehicle now. */
export function useInfoGate(vehicle: Vehicle): Gate<InfoDisabledReason> {
  const user = useUser();
  const now = useNow(MINUTE);
  return infoGate(vehicle, { user, now, isExclusiveToOther: useIsExclusiveToOther(vehicle) });
}
