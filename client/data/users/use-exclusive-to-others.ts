import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User, Vehicle } from '../../api/model.ts';
import { vehiclesExclusiveToOthers } from '../../rules/access/exclusive-access.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { usersQuery } from './queries.ts';

const NO_USERS: readonly User[] = [];

/**
 * Ids of vehicles to which another user has exclusive access now. Even their owner can only view them (commerce 3,
 * commerce 6).
 */
export function useExclusiveToOthers(vehicles: readonly Pick<Vehicle, 'id' | 'subscriber'>[]): ReadonlySet<number> {
  const { id: userId } = useUser();
  const now = useNow(MINUTE);
  const { data: users = NO_USERS } = useQuery(usersQuery());
  return useMemo(() => vehiclesExclusiveToOthers(vehicles, users, { userId, now }), [vehicles, users, userId, now]);
}

/** The same for one vehicle. `false` without a vehicle. */
export function useIsExclusiveToOther(vehicle: Pick<Vehicle, 'id' | 'subscriber'> | null): boolean {
  return useExclusiveToOthers(useMemo(() => (vehicle ? [vehicle] : []), [vehicle])).size > 0;
}
