import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useLent } from '../../data/users/use-lent.ts';

/** Whether somebody else has a vehicle for themselves now: then even its owner only views (commerce 3). */
export function useIsLent(vehicle: Vehicle): boolean {
  return useLent(useMemo(() => [vehicle], [vehicle])).has(vehicle.id);
}
