import { expect, test } from 'vitest';
import type { InvitationToken, User, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { guestsOf, invitationState, personName, shareGate, sharesOf, sortInvitations } from './people.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const access = (vehicle: number, subscriber: number) => ({ vehicle, subscriber }) as VehicleAccess;
const user = (id: number, rest: Partial<User> = {}) =>
  ({
    id,
    first_name: `N${id}`,
    last_name: '',
    email: `${id}@waymark.example`,
    user_type: [],
    vehicle_access: [],
    ...rest,
  }) as unknown as User;

test('[core 6] lists guests by name: those with the role, and those with access', () => {
  const users = [
    user(1, { user_type: [{ type: 'owner', subscriber: 11 }] }),
    user(3, { vehicle_access: [access(1001, 11)] }),
    user(2, { user_type: [{ type: 'vehicle_user', subscriber: 11 }] }),
    user(4, { user_type: [{ type: 'owner', subscriber: 31 }], vehicle_access: [access(5, 31)] }),
    user(5, {
      user_type: [
        { type: 'owner', subscriber: 31 },
        { type: 'vehicle_user', subscriber: 11 },
      ],
    }),
  ];
  expect(guestsOf(users, 11, 1).map(({ id }) => id)).toEqual([2, 3, 5]);
});

test('[core 6] what is shared with a user names its owner, and never their own account', () => {
  const own = user(1, {
    user_type: [
      { type: 'owner', subscriber: 11 },
      { type: 'vehicle_user', subscriber: 31 },
    ],
    vehicle_access: [access(7, 31), access(8, 11), access(9, 41)],
  });
  const owner = user(4, { user_type: [{ type: 'owner', subscriber: 31 }] });
  expect(sharesOf(own, [own, owner]).map((share) => [share.account, share.owner?.id, share.access.length])).toEqual([
    [31, 4, 1],
    [41, undefined, 1],
  ]);
});

test.each([
  ['', null],
  ['shared', 'shared'],
  ['pending', 'pending_transfer'],
  ['lapsed', 'restricted'],
] as const)('[commerce 4] a vehicle that is "%s" is shared unless %s', (state, reason) => {
  const vehicle = {
    ...aVehicle(),
    isShared: state === 'shared',
    is_pending_transfer: state === 'pending',
    ...(state === 'lapsed' && { device_state: 'paused' as const, plan_renewal_date: '2026-11-01T00:00:00Z' }),
  };
  const gate = shareGate(vehicle, { user: { country: 'US' }, now: NOW });
  expect(gate).toEqual(reason === null ? { allowed: true } : { allowed: false, reason });
});

test.each([
  ['pending', null, 'pending'],
  ['resent', '2026-11-30T00:00:00Z', 'resent'],
  ['pending', '2026-11-20T00:00:00Z', 'expired'],
  ['declined', '2026-11-20T00:00:00Z', 'declined'],
  ['accepted', null, null],
  ['canceled', null, null],
  ['postponed', null, 'pending'],
] as const)('[commerce 4] an invitation with status %s and expiry %s is %s', (status, expires_at, state) => {
  expect(invitationState({ token: 't', token_type: 'accept_decline_invitation', status, expires_at }, NOW)).toBe(state);
});

test('[core 7] tells sent invitations from received ones, also with documented fields alone', () => {
  const token = (rest: Partial<InvitationToken>): InvitationToken => ({
    token: 't',
    token_type: 'accept_decline_invitation',
    ...rest,
  });
  const tokens = [
    token({ token: 'sent', email: 'nina@waymark.example' }),
    token({ token: 'bare' }),
    token({ token: 'mine', email: 'Riley@waymark.example' }),
    token({ token: 'no', email: 'riley@waymark.example', status: 'declined' }),
    token({ token: 'other', token_type: 'setup_password' }),
  ];
  const of = (account: number | null) => {
    const { sent, received } = sortInvitations(tokens, { email: 'riley@waymark.example', account, now: NOW });
    return [sent.map((one) => one.token), received.map((one) => one.token)];
  };
  expect(of(11)).toEqual([['sent', 'bare'], ['mine']]);
  expect(of(null)).toEqual([[], ['mine']]);
});

test('[core 3] a person without a name is called by the address', () => {
  expect(personName({ first_name: ' ', last_name: '', email: 'a@waymark.example' })).toBe('a@waymark.example');
});
