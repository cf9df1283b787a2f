import { useMemo } from 'react';
import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import type { Gate } from '../../rules/access/gate.ts';
import { type RuleDisabledReason, ruleGate } from '../../rules/alerts/rule-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

/** Whether the signed-in user may set a rule of these vehicles now. */
export function useRuleGate(
  vehicles: readonly Vehicle[],
): (vehicle: Vehicle, type: KnownAlertType) => Gate<RuleDisabledReason> {
  const user = useUser();
  const now = useNow(MINUTE);
  const exclusive = useExclusiveToOthers(vehicles);
  return useMemo(
    () => (vehicle, type) => ruleGate(vehicle, type, { user, now, isExclusiveToOther: exclusive.has(vehicle.id) }),
    [user, now, exclusive],
  );
}
