import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { HOUR } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { matrix } from '../authorization/matrix.ts';
import { samples } from '../authorization/requests.ts';
import { createMock } from '../support/mock.ts';
import { VEHICLE } from './states.ts';

const mock = createMock();
const GUEST = 'guest-exclusive';
const STREAM = '22222222-2222-4333-8444-555555555555';

/** Rows of the authorization matrix about a vehicle up to its owners and guests, by required right (commerce 3, commerce 6). */
const RIGHTS = {
  view: '11 .... 44 ',
  command: '11 ...3 44 ',
  settings: '11 ..33 44 ',
  own: '11 .333 44 ',
} as const;
type Right = keyof typeof RIGHTS;
/** Operations on another vehicle, or on the account, its sharing and its filters. */
const ELSEWHERE: readonly OperationId[] = [
  'cancelTransfer',
  'getSubscriber',
  'updateSubscriber',
  'inviteUser',
  'createVehicle',
  'getPendingVehicleData',
  'updateFilter',
  'deleteFilter',
  // Of the key locker in another vehicle.
  'setPin',
  'deletePin',
  // Of a link that must exist.
  'revokeLocationLink',
];
/** Payments and location links of the owner. Exclusive access of a guest limits control, neither payment nor view. */
const STAYING: ReadonlySet<OperationId> = new Set([
  'listLocationLinks',
  'createLocationLink',
  'installDevice',
  'setAutorenewal',
  'setAddOnAutorenewal',
  'cancelPendingPlan',
  'listPlanUpgrades',
]);
const needing = (right: Right) =>
  (Object.keys(operations) as OperationId[]).filter(
    (id) => matrix[id].startsWith(RIGHTS[right]) && !ELSEWHERE.includes(id),
  );

type Entry = { access_level: 'Full Access' | 'Partial Access' | 'Read Only'; exclusive_access: boolean };
type Window = { from: number | null; to: number | null };
const full: Entry = { access_level: 'Full Access', exclusive_access: false };
const alone: Entry = { access_level: 'Full Access', exclusive_access: true };

/** Caller, the guest's access, and the results by right: view, command, settings, own. */
const ROWS: readonly (readonly [what: string, caller: string, Entry, Window, statuses: string])[] = [
  ['a guest without a window', GUEST, full, { from: null, to: null }, '... 403'],
  ['a guest within the window', GUEST, full, { from: -HOUR, to: HOUR }, '... 403'],
  ['a guest at the start of the window', GUEST, full, { from: 0, to: HOUR }, '... 403'],
  ['a guest at the end of the window', GUEST, full, { from: -HOUR, to: 0 }, '404'],
  ['a guest before the window', GUEST, full, { from: 1, to: HOUR }, '404'],
  [
    'a partial guest within the window',
    GUEST,
    { ...full, access_level: 'Partial Access' },
    { from: -HOUR, to: HOUR },
    '.. 403 403',
  ],
  [
    'a read-only guest within the window',
    GUEST,
    { ...full, access_level: 'Read Only' },
    { from: -HOUR, to: HOUR },
    '. 403 403 403',
  ],
  ['the guest with exclusive access', GUEST, alone, { from: -HOUR, to: HOUR }, '... 403'],
  ['the owner during exclusive access', 'owner', alone, { from: -HOUR, to: HOUR }, '. 403 403 403'],
  ['another guest during exclusive access', 'guest-full', alone, { from: -HOUR, to: HOUR }, '. 403 403 403'],
  ['another guest afterwards', 'guest-full', alone, { from: -HOUR, to: 0 }, '... 403'],
  ['the owner afterwards', 'owner', alone, { from: -HOUR, to: 0 }, '....'],
  ['the owner before', 'owner', alone, { from: 1, to: HOUR }, '....'],
  ['the owner during shared access', 'owner', full, { from: -HOUR, to: HOUR }, '....'],
];

async function worldWith(entry: Entry, { from, to }: Window): Promise<World> {
  const world = await mock.world();
  const now = world.clock.now();
  const at = (offset: number | null) => (offset === null ? null : now + offset);
  const guest = [...world.tables.users.values()].find(({ email }) => email === 'guest-exclusive@waymark.example');
  if (!guest) throw new Error('There is no such guest');
  const access = { vehicle: VEHICLE, subscriber: 11, ...entry, access_start: at(from), access_end: at(to) };
  world.tables.users.update(guest.id, { vehicle_access: [access] });
  const running = {
    camera: 'front',
    started_at: now,
    pinged_at: now,
    ready_at: now,
    ended_at: null,
    started_by: 101,
    viewers: [],
  } as const;
  world.tables.streams.put({ id: STREAM, device_key: '3182041907', ...running });
  return world;
}

/** One sign or status per right. A single one applies to all. */
function expectedOf(statuses: string): Record<Right, string> {
  const signs = statuses.match(/\.|\d{3}/g) ?? [];
  const [view = '', command = view, settings = view, own = view] = signs;
  return { view, command, settings, own };
}

test.each(ROWS)('[commerce 6] applies access within its window: %s', async (_what, caller, entry, window, statuses) => {
  const wrong: string[] = [];
  for (const [right, expected] of Object.entries(expectedOf(statuses)) as [Right, string][]) {
    for (const id of needing(right)) {
      const world = await worldWith(entry, window);
      const send = await mock.as(world, caller);
      const { path, body } = samples[id];
      const { status } = await send(operations[id].method.toUpperCase(), path, body);
      const seen = status === 403 || status === 404 ? String(status) : '.';
      const wanted = caller === 'owner' && STAYING.has(id) ? '.' : expected;
      if (seen !== wanted) wrong.push(`${id}: ${status} instead of ${wanted}`);
      await mock.worlds.remove(world.id);
    }
  }
  expect(wrong).toEqual([]);
});

test('[commerce 6] has operations for each right', () => {
  const counts = (Object.keys(RIGHTS) as Right[]).map((right) => needing(right).length > 4);
  expect(counts).toEqual([true, true, true, true]);
});
