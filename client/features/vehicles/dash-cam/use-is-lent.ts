import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../../api/model.ts';
import { usersQuery } from '../../../data/users/queries.ts';
import { exclusiveAccess } from '../../../rules/exclusive-access.ts';
import { useUser } from '../../../state/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { RESTING } from './use-asked.ts';

/** Whether somebody else has a vehicle of the user's for themselves now: then its owner only views (commerce 6). */
export function useIsLent(vehicle: Vehicle): boolean {
  const user = useUser();
  const now = useNow(RESTING);
  const { data: people = [] } = useQuery(usersQuery());
  const exclusive = vehicle.isShared ? null : exclusiveAccess(vehicle, people, now);
  return exclusive !== null && exclusive.user.id !== user.id;
}
