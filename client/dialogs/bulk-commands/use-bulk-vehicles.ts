import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { useLent } from '../../data/users/use-lent.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type BulkCommand, type BulkViewer, bulkGate } from '../../rules/commands/bulk.ts';
import type { CommandBar } from '../../rules/commands/command-gate.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

const MINUTE = 60_000;
const NONE: readonly Vehicle[] = [];

/** Every vehicle, and those that the chosen command cannot be sent to with the reason; `gateOf` asks about any command. */
export function useBulkVehicles(command: BulkCommand | null) {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const lent = useLent(vehicles);
  const viewer: BulkViewer = useMemo(
    () => ({ user, now, notices: { outage, maintenance }, lent }),
    [user, now, outage, maintenance, lent],
  );
  const gateOf = (vehicle: Vehicle, asked: BulkCommand | null) => bulkGate(vehicle, asked, viewer);
  const bars = useMemo(() => {
    const bars = new Map<number, CommandBar>();
    for (const vehicle of vehicles) {
      const gate = bulkGate(vehicle, command, viewer);
      if (!gate.allowed) bars.set(vehicle.id, gate.reason);
    }
    return bars;
  }, [vehicles, command, viewer]);
  return { vehicles, bars, gateOf };
}
