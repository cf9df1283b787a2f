import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../api/model.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { commandGate, type VehicleCommand } from '../../rules/commands/command-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useNow } from '../../ui/use-now.ts';

const NONE: readonly Vehicle[] = [];

/** Whether the user may send a command to a vehicle now. */
export function useGateOf() {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const exclusiveToOthers = useExclusiveToOthers(vehicles);
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  return (vehicle: Vehicle, command: VehicleCommand) =>
    commandGate(vehicle, command, { user, now, isOffline, isExclusiveToOther: exclusiveToOthers.has(vehicle.id) });
}
