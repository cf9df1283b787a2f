import { expect, test } from 'vitest';
import {
  accountOf,
  canAddVehicle,
  canManageGuests,
  canManageSubscriber,
  canSeeBilling,
  canSeeProfile,
  canTransfer,
  canTransferVehicles,
  ownAccount,
  roleOf,
  servesOnly,
  servesOthers,
} from './roles.ts';

const PEOPLE = {
  owner: [{ type: 'owner', subscriber: 11 }],
  guest: [{ type: 'vehicle_user', subscriber: 31 }],
  both: [
    { type: 'vehicle_user', subscriber: 31 },
    { type: 'owner', subscriber: 11 },
  ],
  installer: [{ type: 'installer', subscriber: 90 }],
  'owner who installs': [
    { type: 'installer', subscriber: 90 },
    { type: 'owner', subscriber: 11 },
  ],
  'of an unknown kind': [{ type: 'auditor', subscriber: 5 }],
  'without a role': [],
} as const;
const of = (who: keyof typeof PEOPLE) => ({ user_type: [...PEOPLE[who]] });

test.each([
  ['owner', 'owner', 11, 11],
  ['guest', 'guest', null, 31],
  ['both', 'owner', 11, 11],
  ['installer', 'installer', null, null],
  ['owner who installs', 'owner', 11, 11],
  ['of an unknown kind', 'none', null, null],
  ['without a role', 'none', null, null],
] as const)('[core 6] a user %s has the role %s, owns account %s and belongs to %s', (who, role, own, account) => {
  expect([roleOf(of(who)), ownAccount(of(who)), accountOf(of(who))]).toEqual([role, own, account]);
});

test.each([
  ['owner', null],
  ['both', null],
  ['owner who installs', null],
  ['guest', 'guest'],
  ['installer', 'installer'],
  ['of an unknown kind', 'no_account'],
  ['without a role', 'no_account'],
] as const)('[core 6, commerce 6] the reason why a user %s cannot manage the account is %s', (who, reason) => {
  const gate = reason === null ? { allowed: true } : { allowed: false, reason };
  for (const rule of [canManageSubscriber, canManageGuests, canSeeBilling, canAddVehicle, canTransferVehicles])
    expect(rule(of(who))).toEqual(gate);
});

test.each([
  ['owner', true],
  ['guest', true],
  ['owner who installs', true],
  ['without a role', true],
  ['installer', false],
] as const)('[core 6] whether a user %s has a profile: %s', (who, has) => {
  expect(canSeeProfile(of(who)).allowed).toBe(has);
});

test.each([
  ['owner', '', null],
  ['owner', 'pending', 'pending_transfer'],
  ['owner', 'exclusive', 'exclusive_access'],
  ['owner', 'pending and exclusive', 'pending_transfer'],
  ['owner', 'restricted', 'restricted'],
  ['owner', 'pending and restricted', 'pending_transfer'],
  ['both', 'shared', 'shared'],
  ['guest', 'shared, pending and exclusive', 'shared'],
  ['guest', 'exclusive', 'guest'],
  ['installer', '', 'installer'],
] as const)('[core 6, commerce 6] %s transfers a vehicle that is "%s": %s', (who, state, reason) => {
  const gate = reason === null ? { allowed: true } : { allowed: false, reason };
  const vehicle = { isShared: state.includes('shared'), is_pending_transfer: state.includes('pending') };
  expect(
    canTransfer(of(who), vehicle, {
      isExclusiveToOther: state.includes('exclusive'),
      isRestricted: state.includes('restricted'),
    }),
  ).toEqual(gate);
});

test.each([
  ['owner', null, false, false],
  ['owner', 'dealer', true, false],
  ['guest', 'installer', true, false],
  ['installer', null, true, true],
  ['owner who installs', null, true, false],
  ['without a role', 'dealer', true, true],
  ['without a role', null, false, false],
] as const)(
  '[core 6] a user %s with account type %s serves others: %s, and only them: %s',
  (who, type, others, only) => {
    expect([servesOthers(of(who), type), servesOnly(of(who), type)]).toEqual([others, only]);
  },
);
