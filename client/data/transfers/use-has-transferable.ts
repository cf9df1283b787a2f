import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { transferable } from '../../rules/access/transfer.ts';
import { useUser } from '../../state/session.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

const NONE: readonly Vehicle[] = [];

/** Whether the user has a vehicle to transfer. Without one the dialog does not appear (core 2.9). */
export function useHasTransferable(): boolean {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  return useMemo(() => transferable(user, vehicles).length > 0, [user, vehicles]);
}
