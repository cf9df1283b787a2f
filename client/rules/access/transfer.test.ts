import { expect, test } from 'vitest';
import type { User } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import {
  firstChoice,
  givenKind,
  pendingTransfers,
  type TransferLock,
  transferAccount,
  transferable,
  transferLocks,
} from './transfer.ts';

const owner: Pick<User, 'user_type'> = { user_type: [{ type: 'owner', subscriber: 11 }] };
const guest: Pick<User, 'user_type'> = { user_type: [{ type: 'vehicle_user', subscriber: 11 }] };
const fleet = [
  aVehicle({ id: 1 }),
  aVehicle({ id: 2, isShared: true }),
  aVehicle({ id: 3, is_pending_transfer: true }),
  aVehicle({ id: 4, device_state: 'paused' }),
  aVehicle({ id: 5, isShared: true, is_pending_transfer: true }),
];
const ids = (vehicles: readonly { id: number }[]) => vehicles.map(({ id }) => id);

test('[core 2.9] only vehicles that are not shared and not pending can be transferred', () => {
  expect(ids(transferable(owner, fleet))).toEqual([1, 4]);
  expect(ids(pendingTransfers(fleet))).toEqual([3]);
});

test('[core 6] a guest cannot transfer a vehicle', () => {
  expect(transferable(guest, fleet)).toEqual([]);
});

test.each([
  ['ft-xt', 'tracker'],
  ['ft-dr3100-lte', 'tracker'],
  ['ft-xc2', 'vehicle'],
  ['ft-x1max', 'vehicle'],
  ['something-new', 'vehicle'],
])('[core 4] with a %s, a %s is transferred', (product_name, kind) => {
  expect(givenKind({ product_name })).toBe(kind);
});

test('[core 2.9] starts at the warning for a preselected vehicle that can be transferred', () => {
  const offered = transferable(owner, fleet);
  const none = new Map<number, TransferLock>();
  expect(firstChoice(4, offered, none)).toBe(4);
  expect(firstChoice(3, offered, none)).toBeNull();
  expect(firstChoice(null, offered, none)).toBeNull();
  expect(firstChoice(4, offered, new Map([[4, 'restricted']]))).toBeNull();
});

test('[commerce 6] lists a restricted vehicle with its reason, in Canada as soon as it is paused', () => {
  const now = Date.parse('2026-11-21T16:00:00Z');
  const paused = aVehicle({ id: 4, device_state: 'paused', plan_renewal_date: '2027-01-01T00:00:00Z' });
  const ended = aVehicle({ id: 5, device_state: 'paused', plan_renewal_date: '2026-11-21T15:00:00Z' });
  const replaced = aVehicle({ ...ended, id: 6, replacement_order_placed: true });
  const locksIn = (country: User['country'], exclusive: number[] = []) => [
    ...transferLocks([paused, ended, replaced], { user: { country }, now, exclusiveToOthers: new Set(exclusive) }),
  ];
  expect(locksIn('US')).toEqual([[5, 'restricted']]);
  expect(locksIn('CA')).toEqual([
    [4, 'restricted'],
    [5, 'restricted'],
  ]);
  expect(locksIn('US', [5])).toEqual([[5, 'exclusive_access']]);
});

test.each([
  ['of the vehicle', owner, { subscriber: 12 }, 12],
  ['of the owner, if the vehicle names none', owner, {}, 11],
  ['that is not known', guest, {}, null],
])('[commerce 7] a transfer names the account %s', (_which, user, vehicle, account) => {
  expect(transferAccount(user, vehicle)).toBe(account);
});
