import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { type Interruption, interruptionOf, markOf } from '../../rules/notices/notices.ts';
import type { VehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { maintenanceQuery, outagesQuery } from './queries.ts';

/**
 * Interruption of commands to a vehicle (core 4), for the marks of many vehicles. Only reads the notices that the
 * layout polls, so that rows do not poll.
 */
export function useInterruptionOf(): (vehicle: Pick<Vehicle, 'product_name'>) => Interruption | null {
  const { data: outage = null } = useQuery({ ...outagesQuery(), enabled: false });
  const { data: maintenance = null } = useQuery({ ...maintenanceQuery(), enabled: false });
  return useCallback(
    ({ product_name }) => interruptionOf(product_name, { outage, maintenance }),
    [outage, maintenance],
  );
}

/** The interruption to mark beside a vehicle's state in lists and on maps. */
export function useInterruptionMark(): (
  vehicle: Pick<Vehicle, 'product_name'>,
  state: VehicleState,
) => Interruption | null {
  const interrupts = useInterruptionOf();
  return useCallback((vehicle, state) => markOf(state, interrupts(vehicle)), [interrupts]);
}
