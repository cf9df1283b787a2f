import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useBulkViewer } from '../../data/commands/use-bulk-viewer.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type BulkCommand, bulkGate } from '../../rules/commands/bulk.ts';
import type { CommandDisabledReason } from '../../rules/commands/command-gate.ts';

const NONE: readonly Vehicle[] = [];

/** All vehicles, and the disabled reasons for the chosen command. `gateOf` checks any command. */
export function useBulkVehicles(command: BulkCommand | null) {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const viewer = useBulkViewer(vehicles);
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
