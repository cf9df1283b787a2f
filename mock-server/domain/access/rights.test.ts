import { expect, test } from 'vitest';
import { createMock } from '../../../tests/support/mock.ts';
import { HOUR } from '../../world/duration.ts';
import type { UserRow } from '../../world/rows.ts';
import { allows, type Right, standingWith } from './rights.ts';

const mock = createMock();
const VAN_07 = 1002;
type Entry = UserRow['vehicle_access'][number];

/** Right of a user on a van of account 11. `otherEntry`: the access entry of another guest. */
async function standing(
  user_type: UserRow['user_type'],
  own: Partial<Entry> | null,
  otherEntry: Partial<Entry> | null = null,
) {
  const world = await mock.world();
  const now = world.clock.now();
  const vehicle = world.tables.vehicles.get(VAN_07);
  const [person, guest] = [...world.tables.users.values()].filter(({ email }) =>
    ['guest-partial@waymark.example', 'guest-exclusive@waymark.example'].includes(email),
  );
  if (!vehicle || !person || !guest) throw new Error('The seeds have no such people');
  const entryOf = ({ access_start = null, access_end = null, ...rest }: Partial<Entry>): Entry => ({
    vehicle: VAN_07,
    subscriber: 11,
    access_level: 'Full Access',
    exclusive_access: false,
    ...rest,
    access_start: access_start === null ? null : now + access_start,
    access_end: access_end === null ? null : now + access_end,
  });
  world.tables.users.update(guest.id, { vehicle_access: otherEntry ? [entryOf(otherEntry)] : [] });
  const asked = world.tables.users.update(person.id, { user_type, vehicle_access: own ? [entryOf(own)] : [] });
  const { right, limit } = standingWith(world, asked, vehicle, now);
  return `${right} ${limit}`;
}

const owner: UserRow['user_type'] = [{ type: 'owner', subscriber: 11 }];
const guest: UserRow['user_type'] = [{ type: 'vehicle_user', subscriber: 11 }];
const stranger: UserRow['user_type'] = [{ type: 'owner', subscriber: 16 }];
const exclusive = { exclusive_access: true, access_start: -HOUR, access_end: HOUR };

test.each<[string, UserRow['user_type'], Partial<Entry> | null, Partial<Entry> | null, string]>([
  ['its owner', owner, null, null, 'own OWNER_ONLY'],
  ['its owner with a guest', owner, null, {}, 'own OWNER_ONLY'],
  ["its owner during a guest's exclusive access", owner, null, exclusive, 'view EXCLUSIVE_ACCESS'],
  ['its owner as exclusive access ends', owner, null, { ...exclusive, access_end: 0 }, 'own OWNER_ONLY'],
  ['its owner before exclusive access starts', owner, null, { ...exclusive, access_start: 1 }, 'own OWNER_ONLY'],
  [
    'its owner during exclusive access to another vehicle',
    owner,
    null,
    { ...exclusive, vehicle: 1003 },
    'own OWNER_ONLY',
  ],
  ['a full guest', guest, {}, null, 'settings OWNER_ONLY'],
  ['a partial guest', guest, { access_level: 'Partial Access' }, null, 'command PARTIAL_ACCESS'],
  ['a read-only guest', guest, { access_level: 'Read Only' }, null, 'view READ_ONLY'],
  ["a full guest during another guest's exclusive access", guest, {}, exclusive, 'view EXCLUSIVE_ACCESS'],
  [
    "a partial guest during another guest's exclusive access",
    guest,
    { access_level: 'Partial Access' },
    exclusive,
    'view EXCLUSIVE_ACCESS',
  ],
  [
    "a read-only guest during another guest's exclusive access",
    guest,
    { access_level: 'Read Only' },
    exclusive,
    'view READ_ONLY',
  ],
  [
    "a guest as another guest's exclusive access ends",
    guest,
    {},
    { ...exclusive, access_end: 0 },
    'settings OWNER_ONLY',
  ],
  ['the guest with exclusive access', guest, exclusive, null, 'settings OWNER_ONLY'],
  ['a guest whose access starts now', guest, { access_start: 0 }, null, 'settings OWNER_ONLY'],
  ['a guest whose access starts at the next instant', guest, { access_start: 1 }, null, 'none OWNER_ONLY'],
  ['a guest whose access ends now', guest, { access_end: 0 }, null, 'none OWNER_ONLY'],
  ['a guest of another vehicle', guest, { vehicle: 1003 }, null, 'none OWNER_ONLY'],
  ['a guest of its previous account', guest, { subscriber: 12 }, null, 'none OWNER_ONLY'],
  ['another owner', stranger, null, null, 'none OWNER_ONLY'],
  ['another owner with read-only access', stranger, { access_level: 'Read Only' }, null, 'view READ_ONLY'],
])('[core 6] [commerce 6] right of %s', async (_who, user_type, own, otherEntry, expected) => {
  expect(await standing(user_type, own, otherEntry)).toBe(expected);
});

test('[commerce 6] includes lower rights in each right', () => {
  const rights: readonly Right[] = ['none', 'view', 'command', 'settings', 'own'];
  const table = rights.map((has) =>
    rights.map((needs) => (allows({ right: has, limit: 'OWNER_ONLY' }, needs) ? 'x' : '-')).join(''),
  );
  expect(table).toEqual(['x----', 'xx---', 'xxx--', 'xxxx-', 'xxxxx']);
});
