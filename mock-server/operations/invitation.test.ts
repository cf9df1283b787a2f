import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserIn } from '../../tests/support/browser.ts';
import { linkTo, messagesTo, tokenIn } from '../../tests/support/outbox.ts';
import {
  accept,
  decline,
  mock,
  OWNER,
  people,
  readOnly,
  STRANGER,
  type Token,
} from '../domain/invitations/test-bench.ts';
import { signIn } from '../identity/test-bench.ts';
import { DAY } from '../world/duration.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('[commerce 4] an invitation', () => {
  test('is sent, shown to both users, accepted once, and grants access', async () => {
    const { world, owner, invite, tokens } = await people();
    const made = await invite('Owner-Stranger@waymark.example', readOnly(1002));
    expect(made).toMatchObject({
      status: 201,
      body: {
        token_type: 'accept_decline_invitation',
        email: STRANGER,
        status: 'pending',
        access_level: 'Read Only',
        vehicles: [1002],
        created_at: '2026-11-21T16:41:00.000Z',
        expires_at: '2026-11-28T16:41:00.000Z',
      },
    });
    const { token } = made.body as Token;
    expect(linkTo(world, STRANGER, 'Accept')).toBe(`/invite?token=${token}`);
    expect(linkTo(world, STRANGER, 'Decline')).toBe(`/cancel-invite?token=${token}`);
    expect(messagesTo(world, STRANGER)[0]?.subject).toBe('Riley Kowalski shares a vehicle with you');
    const stranger = await mock.as(world, 'owner-stranger');
    expect((await tokens(stranger)).map((one) => one.token)).toEqual([token]);

    expect((await stranger('POST', accept(token))).status).toBe(204);
    expect((await stranger('GET', '/api/v1/vehicle/1002')).body).toMatchObject({
      isShared: true,
      access_level: 'Read Only',
    });
    const { results } = (await owner('GET', '/api/v1/user')).body as { results: { id: number }[] };
    expect(results.map(({ id }) => id)).toContain(131);
    expect((await tokens()).map((one) => one.token)).not.toContain(token);
    expect(messagesTo(world, OWNER)[0]?.subject).toBe('Leon Fischer accepted your invitation');

    const used = { status: 400, body: { code: 'USED_TOKEN', detail: 'This invitation was already answered.' } };
    expect(await stranger('POST', accept(token))).toMatchObject(used);
    expect(await stranger('DELETE', decline(token))).toMatchObject(used);
  });

  test('keeps other access of a guest and replaces it for the same vehicle', async () => {
    const { world, invite } = await people();
    const { token } = (
      await invite('guest-read-only@waymark.example', {
        vehicle: 1003,
        access_level: 'Full Access',
        access_end: '2027-01-01T00:00:00Z',
      })
    ).body as Token;
    const guest = await mock.as(world, 'guest-read-only');
    await guest('POST', accept(token));
    const user = world.tables.users.get(203);
    expect(user?.vehicle_access.map(({ vehicle, access_level }) => [vehicle, access_level])).toEqual([
      [1001, 'Read Only'],
      [1002, 'Read Only'],
      [1003, 'Full Access'],
    ]);
    expect(user?.user_type).toEqual([{ type: 'vehicle_user', subscriber: 11 }]);
  });

  test('adds a second account to a guest of another one', async () => {
    const { world } = await people();
    const stranger = await mock.as(world, 'owner-stranger');
    const [own] = (await stranger('GET', '/api/v1/vehicle')).body['results'] as { id: number; subscriber: number }[];
    const invited = await stranger('POST', '/api/v1/user/invite', {
      email: 'guest-read-only@waymark.example',
      subscriber: own?.subscriber,
      vehicles: [{ vehicle: own?.id, access_level: 'Full Access' }],
    });
    const guest = await mock.as(world, 'guest-read-only');
    await guest('POST', accept((invited.body as Token).token));
    const user = world.tables.users.get(203);
    expect(user?.user_type).toEqual([
      { type: 'vehicle_user', subscriber: 11 },
      { type: 'vehicle_user', subscriber: own?.subscriber },
    ]);
    expect((await guest('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 4 });
  });

  test('[core 6] is visible only to the invited user', async () => {
    const { world, owner } = await people();
    const stranger = await mock.as(world, 'owner-stranger');
    for (const send of [stranger, owner]) {
      expect(await send('POST', accept('invite-guest-expired'))).toMatchObject({
        status: 403,
        body: { code: 'WRONG_RECIPIENT', detail: 'This invitation was sent to another person.' },
      });
    }
    const guest = await mock.as(world, 'guest-expired');
    expect((await guest('POST', accept('invite-guest-expired'))).status).toBe(204);
    expect((await guest('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 2 });
  });

  test('can be declined without an account, which notifies the owner', async () => {
    const { world, visitor, tokens } = await people();
    expect((await visitor('DELETE', decline('invite-newcomer'))).status).toBe(204);
    expect(world.tables.invitations.get('invite-newcomer')?.status).toBe('declined');
    expect((await tokens()).map(({ token, status }) => `${token} ${status}`)).toContain('invite-newcomer declined');
    expect(messagesTo(world, OWNER)[0]?.subject).toBe('nina@waymark.example declined your invitation');
  });

  test('[core 6] is canceled by its signed-in owner, declined by others with the token', async () => {
    const { world, owner, visitor } = await people();
    expect((await owner('DELETE', decline('invite-guest-expired'))).status).toBe(204);
    expect(world.tables.invitations.get('invite-guest-expired')?.status).toBe('canceled');
    expect(messagesTo(world, 'guest-expired@waymark.example')[0]?.subject).toBe(
      'Riley Kowalski canceled an invitation',
    );
    const withdrawn = {
      status: 400,
      body: { code: 'WITHDRAWN_TOKEN', detail: 'This invitation was canceled by its sender.' },
    };
    const guest = await mock.as(world, 'guest-expired');
    expect(await guest('POST', accept('invite-guest-expired'))).toMatchObject(withdrawn);
    expect(await visitor('DELETE', decline('invite-guest-expired'))).toMatchObject(withdrawn);
    const stranger = await mock.as(world, 'owner-stranger');
    await stranger('DELETE', decline('invite-newcomer'));
    expect(world.tables.invitations.get('invite-newcomer')?.status).toBe('declined');
  });

  test('can be declined with an expired session', async () => {
    const { world, owner } = await people();
    world.clock.advance(2 * 3_600_000);
    expect((await owner('DELETE', decline('invite-newcomer'))).status).toBe(204);
    expect(world.tables.invitations.get('invite-newcomer')?.status).toBe('declined');
  });

  test('keeps link and vehicles when resent, adds vehicles and restarts its lifetime', async () => {
    const { world, invite, tokens } = await people();
    expect(await invite('nina@waymark.example', readOnly(1013), readOnly(1001))).toMatchObject({
      status: 201,
      body: {
        token: 'invite-newcomer',
        status: 'resent',
        vehicles: [1012, 1013, 1001],
        expires_at: '2026-11-28T16:41:00.000Z',
      },
    });
    expect((await tokens()).filter(({ token }) => token === 'invite-newcomer')).toHaveLength(1);
    expect(messagesTo(world, 'nina@waymark.example')).toHaveLength(2);
    world.clock.advance(7 * DAY);
    expect(await invite('nina@waymark.example', readOnly(1013))).toMatchObject({ status: 401 });
    const owner = await mock.as(world, 'owner');
    expect((await tokens(owner)).map(({ token }) => token)).not.toContain('invite-newcomer');
  });

  test('changes only the access level of vehicles named again when resent', async () => {
    const { world, invite } = await people();
    const full = (vehicle: number) => ({ vehicle, access_level: 'Full Access' });
    expect((await invite(STRANGER, full(1005), readOnly(1002))).body).not.toHaveProperty('access_level');
    expect((await invite(STRANGER, readOnly(1003))).body).toMatchObject({
      status: 'resent',
      vehicles: [1005, 1002, 1003],
    });
    const { token } = (await invite(STRANGER, full(1002))).body as Token;
    const stranger = await mock.as(world, 'owner-stranger');
    expect((await stranger('POST', accept(token))).status).toBe(204);
    expect(world.tables.users.get(131)?.vehicle_access).toMatchObject([full(1005), readOnly(1003), full(1002)]);
  });

  test('can be accepted by a user who registers later', async () => {
    const { world, visitor, tokens } = await people();
    const email = 'nina@waymark.example';
    await visitor('POST', '/api/v1/user/register', {
      email,
      confirm_email: email,
      first_name: 'Nina',
      last_name: 'Kowalski',
      country: 'CA',
      postal_code: 'H3B1A1',
    });
    const token = tokenIn(linkTo(world, email, 'Complete registration'));
    const body = { password: 'Chosen-2026!', confirm_password: 'Chosen-2026!', token };
    await visitor('POST', `/api/v1/user/set-password?token=${token}`, body);
    const user = browserIn(mock, world)(email);
    await signIn(user, 'Chosen-2026!');
    const nina = mock.withToken(world, user.getSignInUserSession()?.getAccessToken().getJwtToken() ?? '');
    expect(await tokens(nina)).toMatchObject([{ token: 'invite-newcomer', vehicles: [1012] }]);
    expect((await nina('POST', accept('invite-newcomer'))).status).toBe(204);
    expect((await nina('GET', '/api/v1/vehicle')).body).toMatchObject({ results: [{ id: 1012, isShared: true }] });
  });

  test('expires, also in a clock jump of a year, and notifies the owner', async () => {
    const { world, visitor } = await people();
    world.clock.advance(366 * DAY);
    const expired = { status: 400, body: { code: 'EXPIRED_TOKEN' } };
    expect(await visitor('DELETE', decline('invite-newcomer'))).toMatchObject(expired);
    const guest = await mock.as(world, 'guest-expired');
    expect(await guest('POST', accept('invite-guest-expired'))).toMatchObject(expired);
    expect(await guest('GET', '/api/v1/user/token')).toMatchObject({ status: 200, body: [] });
    const subjects = messagesTo(world, OWNER).map(({ subject }) => subject);
    expect(subjects).toContain('Your invitation to nina@waymark.example has expired');
  });
});
