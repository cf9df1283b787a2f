import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Geofence, User } from '../../api/model.ts';
import { useAllGeofences } from '../../data/geofences/use-all-geofences.ts';
import { useHasGeofences } from '../../data/geofences/use-geofences-gate.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { canManageGuests, ownAccount } from '../../rules/access/roles.ts';
import { guestsOf, personName } from '../../rules/sharing/people.ts';
import { useUser } from '../../state/session.ts';
import { foundIn, indexOf } from './text-index.ts';

/** Maximum number of each kind. */
const MOST = 4;
/** Shorter queries are in most addresses. */
const FROM = 3;
const NO_FENCES: readonly Geofence[] = [];
const NO_USERS: readonly User[] = [];

/** Geofences by name or address, and guests by name or email, read when something is typed. */
export function usePlacesAndPeople(words: readonly string[]): { places: Geofence[]; people: User[] } {
  const user = useUser();
  const isAsked = words.join(' ').length >= FROM;
  const { all: fences = NO_FENCES } = useAllGeofences({ enabled: useHasGeofences() && isAsked });
  const account = canManageGuests(user).allowed ? ownAccount(user) : null;
  const { data: users = NO_USERS } = useQuery({ ...usersQuery(), enabled: isAsked && account !== null });
  const places = useMemo(() => indexOf(fences, ({ name, address }) => `${name} ${address ?? ''}`), [fences]);
  const people = useMemo(() => {
    const guests = account === null ? [] : guestsOf(users, account, user.id);
    return indexOf(guests, (guest) => `${personName(guest)} ${guest.email}`);
  }, [users, account, user.id]);
  if (!isAsked) return { places: [], people: [] };
  return { places: foundIn(places, words, MOST), people: foundIn(people, words, MOST) };
}
