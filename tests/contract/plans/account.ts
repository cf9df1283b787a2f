import type { OfTag } from '../contract.ts';
import { firstPage, lasting, MADE_UP_TOKEN, type Plan, type PlansOf, passing, read } from '../plan.ts';

/** Unused addresses: `.example` is reserved (RFC 2606). */
const GUEST = 'contract-guest@waymark.example';
const NEWCOMER = 'contract-newcomer@waymark.example';
const NEW_ADDRESS = 'contract-address@waymark.example';
const PASSWORD = 'Contract-2026!';

const madeUpToken: Plan<{ query: { token: string } }> = passing([], () => ({ query: { token: MADE_UP_TOKEN } }), {
  refusal: 400,
});

export const accountPlans: PlansOf<OfTag<'user' | 'subscriber'>> = {
  listUsers: read([], () => ({ query: firstPage })),
  listUserTokens: read([], () => ({})),
  updateUser: passing(
    ['user'],
    ({ user }) => ({ params: { userId: user.id }, body: { allow_app_analytics: !user.allow_app_analytics } }),
    {
      restore: ({ user }) => ({ params: { userId: user.id }, body: { allow_app_analytics: user.allow_app_analytics } }),
    },
  ),
  deleteUser: lasting("would delete a guest's access", ['guest', 'subscriber'], ({ guest, subscriber }) => ({
    params: { userId: guest.id },
    query: { subscriber },
  })),
  setVoicePin: lasting('a PIN cannot be read, so it cannot be restored', ['user'], ({ user }) => ({
    params: { userId: user.id },
    body: { pin: '482913' },
  })),
  removeVoicePin: lasting('a PIN cannot be read, so it cannot be restored', ['user'], ({ user }) => ({
    params: { userId: user.id },
  })),
  testPush: passing(['user'], ({ user }) => ({
    body: { user_id: user.id, test_sms_notification: false, test_push_notification: true },
  })),

  inviteUser: passing(
    ['subscriber', 'ownVehicle'],
    ({ subscriber, ownVehicle }) => ({
      body: { email: GUEST, subscriber, vehicles: [{ vehicle: ownVehicle.id, access_level: 'Read Only' }] },
    }),
    { undoneBy: 'declineInvite' },
  ),
  getTokenSubject: read(['invitation'], ({ invitation }) => ({ query: { token: invitation } })),
  acceptInvite: madeUpToken,
  declineInvite: passing(['invitation'], ({ invitation }) => ({ query: { token: invitation } })),

  setPassword: passing(
    [],
    () => ({
      query: { token: MADE_UP_TOKEN },
      body: { password: PASSWORD, confirm_password: PASSWORD, token: MADE_UP_TOKEN },
    }),
    { refusal: 400 },
  ),
  resendEmail: passing([], () => ({ body: { email: NEWCOMER } })),
  registerUser: lasting('no call removes an account', [], () => ({
    body: {
      email: NEWCOMER,
      confirm_email: NEWCOMER,
      first_name: 'Contract',
      last_name: 'Newcomer',
      country: 'US',
      postal_code: '60614',
    },
  })),
  requestEmailChange: lasting('only the answer to an e-mail ends it', [], () => ({
    body: { email: NEW_ADDRESS, confirm_email: NEW_ADDRESS },
  })),
  acceptEmailChange: madeUpToken,
  declineEmailChange: madeUpToken,

  getSubscriber: read(['subscriber'], ({ subscriber }) => ({ params: { subscriberId: subscriber } })),
  updateSubscriber: passing(
    ['account', 'subscriber'],
    ({ account, subscriber }) => ({
      params: { subscriberId: subscriber },
      body: { billing_push_enabled: !account.billing_push_enabled },
    }),
    {
      restore: ({ account, subscriber }) => ({
        params: { subscriberId: subscriber },
        body: { billing_push_enabled: account.billing_push_enabled },
      }),
    },
  ),
};
