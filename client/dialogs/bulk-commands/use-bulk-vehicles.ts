import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { type BulkCommand, bulkGate } from '../../rules/bulk.ts';
import type { CommandBar } from '../../rules/command-gate.ts';
import { useBulkViewer } from './use-bulk-viewer.ts';

/** Every vehicle, and those that the chosen command cannot be sent to with the reason; `gateOf` asks about any command. */
export function useBulkVehicles(command: BulkCommand | null) {
  const { vehicles, viewer } = useBulkViewer();
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
