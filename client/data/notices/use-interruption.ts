import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { type Interruption, interruptionOf } from '../../rules/notices/notices.ts';
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
