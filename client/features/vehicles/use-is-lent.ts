import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../api/model.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { exclusiveAccess } from '../../rules/exclusive-access.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';

const MINUTE = 60_000;

/** Whether somebody else has a vehicle for themselves now: then even its owner only views (commerce 3). */
export function useIsLent(vehicle: Vehicle): boolean {
  const user = useUser();
  const now = useNow(MINUTE);
  const { data: users = [] } = useQuery(usersQuery());
  const exclusive = exclusiveAccess(vehicle, users, now);
  return exclusive !== null && exclusive.user.id !== user.id;
}
