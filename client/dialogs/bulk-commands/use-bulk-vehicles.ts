import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type BulkCommand, type BulkViewer, bulkGate } from '../../rules/commands/bulk.ts';
import type { CommandDisabledReason } from '../../rules/commands/command-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

const NONE: readonly Vehicle[] = [];

/** All vehicles, and the disabled reasons for the chosen command. `gateOf` checks any command. */
export function useBulkVehicles(command: BulkCommand | null) {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const exclusiveToOthers = useExclusiveToOthers(vehicles);
  const viewer: BulkViewer = useMemo(
    () => ({ user, now, notices: { outage, maintenance }, exclusiveToOthers }),
    [user, now, outage, maintenance, exclusiveToOthers],
  );
  const gateOf = (vehicle: Vehicle, asked: BulkCommand | null) => bulkGate(vehicle, asked, viewer);
  const disabledReasons = useMemo(() => {
    const disabledReasons = new Map<number, CommandDisabledReason>();
    for (const vehicle of vehicles) {
      const gate = bulkGate(vehicle, command, viewer);
      if (!gate.allowed) disabledReasons.set(vehicle.id, gate.reason);
    }
    return disabledReasons;
  }, [vehicles, command, viewer]);
  return { vehicles, disabledReasons, gateOf };
}
