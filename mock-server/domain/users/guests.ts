import { sendOut } from '../../world/outbox.ts';
import type { UserRow, VehicleAccessRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { withdrawInvitation } from '../invitations/answer.ts';
import { isWaiting } from '../invitations/waiting.ts';
import { accessChangedLetter, accessEndedLetter, guestLeftLetter } from './letters.ts';
import { type By, setAccess } from './set-access.ts';

/**
 * Removes all access of a guest to an account, and informs the other side: the guest, or the owner if the guest leaves. An owner who
 * removes a guest also cancels the open invitation to them, which would lead back. One letter covers both.
 */
export function removeGuest(world: World, guest: UserRow, by: By): UserRow {
  const kept = guest.vehicle_access.filter((entry) => entry.subscriber !== by.subscriber);
  const changes = setAccess(world, guest, kept, by);
  const user_type = guest.user_type.filter(
    ({ type, subscriber }) => type !== 'vehicle_user' || subscriber !== by.subscriber,
  );
  const removed = world.tables.users.update(guest.id, { user_type });
  const owner = ownerOf(world, by.subscriber);
  if (by.actor.id !== guest.id) {
    const sent = world.tables.invitations.by('email', guest.email).filter((row) => row.subscriber === by.subscriber);
    for (const row of sent.filter(isWaiting)) withdrawInvitation(world, row, by.now);
    sendOut(world, accessEndedLetter({ to: guest.email, owner: fullName(by.actor) }));
  } else if (owner) {
    const vehicles = changes.map(({ vehicle }) => vehicle.vehicle_name);
    sendOut(world, guestLeftLetter({ to: owner.email, guest: fullName(guest), vehicles }));
  }
  return removed;
}

/** Replaces a guest's access to an account. The guest gets one letter about everything that changed. */
export function changeAccess(world: World, guest: UserRow, access: VehicleAccessRow[], by: By): UserRow {
  const changes = setAccess(world, guest, access, by);
  if (changes.length > 0) {
    const ended = changes.filter(({ endsExclusive }) => endsExclusive).map(({ vehicle }) => vehicle.vehicle_name);
    const { email: to, timezone: zone } = guest;
    sendOut(world, accessChangedLetter({ to, owner: fullName(by.actor), zone, changes, ended }));
  }
  return world.tables.users.get(guest.id) ?? guest;
}
