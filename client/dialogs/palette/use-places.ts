import { useQuery } from '@tanstack/react-query';
import type { Geofence, User } from '../../api/model.ts';
import { useAllGeofences } from '../../data/geofences/use-all-geofences.ts';
import { useHasGeofences } from '../../data/geofences/use-geofences-gate.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { canManageGuests, ownAccount } from '../../rules/access/roles.ts';
import { guestsOf, personName } from '../../rules/sharing/people.ts';
import { useUser } from '../../state/session.ts';
import { isNamed } from './results.ts';

/** Maximum number of each kind. */
const MOST = 4;
/** Shorter queries are in most addresses. */
const FROM = 3;

/** Geofences by name or address, and guests by name or email, read when something is typed. */
export function usePlacesAndPeople(query: string): { places: Geofence[]; people: User[] } {
  const user = useUser();
  const isAsked = query.trim().length >= FROM;
  const { all: fences = [] } = useAllGeofences({ enabled: useHasGeofences() && isAsked });
  const account = canManageGuests(user).allowed ? ownAccount(user) : null;
  const { data: users = [] } = useQuery({ ...usersQuery(), enabled: isAsked && account !== null });
  if (!isAsked) return { places: [], people: [] };
  const guests = account === null ? [] : guestsOf(users, account, user.id);
  return {
    places: fences.filter(({ name, address }) => isNamed(`${name} ${address ?? ''}`, query)).slice(0, MOST),
    people: guests.filter((guest) => isNamed(`${personName(guest)} ${guest.email}`, query)).slice(0, MOST),
  };
}
