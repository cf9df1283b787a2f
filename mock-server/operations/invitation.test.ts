import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserIn } from '../../tests/support/browser.ts';
import { createMock, NOW, type Send } from '../../tests/support/mock.ts';
import { linkTo, messagesTo, tokenIn } from '../../tests/support/outbox.ts';
import { signIn } from '../identity/test-bench.ts';
import { DAY } from '../world/duration.ts';

const mock = createMock();
const OWNER = 'riley.kowalski@waymark.example';
const STRANGER = 'owner-stranger@waymark.example';
type Token = { token: string; email: string; status: string };

afterEach(() => void vi.unstubAllGlobals());

async function people() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const invite = (email: string, ...vehicles: Record<string, unknown>[]) =>
    owner('POST', '/api/v1/user/invite', { email, subscriber: 11, vehicles });
  const tokens = async (send = owner) => (await send('GET', '/api/v1/user/token')).body as Token[];
  return { world, owner, invite, tokens, visitor: mock.withToken(world, null) };
}
const accept = (token: string) => `/api/v1/user/invite/accept/?token=${token}`;
const decline = (token: string) => `/api/v1/user/invite/decline/?token=${token}`;
const readOnly = (vehicle: number) => ({ vehicle, access_level: 'Read Only' });

describe('[core 2.1] the subject of a token', () => {
  const subject = (token: string) => `/api/v1/user/token/subject/?token=${token}`;

  test('names sender, vehicles and address of an invitation without a sign-in, and changes nothing', async () => {
    const { visitor, invite, tokens } = await people();
    await invite(STRANGER, readOnly(1002));
    const before = await tokens();
    const { token = '' } = before.find(({ email }) => email === STRANGER) ?? {};
    expect(await visitor('GET', subject(token))).toMatchObject({
      status: 200,
      body: {
        subject: 'invitation',
        email: STRANGER,
        sender: 'Riley Kowalski',
        vehicles: [{ vehicle_name: 'Van 07', access_level: 'Read Only' }],
      },
    });
    expect(await tokens()).toEqual(before);
  });

  test('is the vehicle of a transfer, or both addresses of a change of email', async () => {
    const { visitor } = await people();
    expect((await visitor('GET', subject('transfer-wrangler'))).body).toEqual({
      subject: 'transfer',
      email: 'transfer-recipient@waymark.example',
      sender: 'Riley Kowalski',
      vehicles: [{ vehicle_name: 'Wrangler' }],
    });
    for (const token of ['email-accept-lucia', 'email-decline-lucia']) {
      expect((await visitor('GET', subject(token))).body).toEqual({
        subject: 'email_change',
        email: 'lucia@waymark.example',
        current_email: 'owner-mexican@waymark.example',
      });
    }
  });

  test.each([
    ['invite-canceled', 'WITHDRAWN_TOKEN'],
    ['transfer-too-late', 'EXPIRED_TOKEN'],
    ['register-unconfirmed', 'INVALID_TOKEN'],
    ['no-such-token', 'INVALID_TOKEN'],
  ])('of %s is refused with %s', async (token, code) => {
    const { visitor } = await people();
    expect(await visitor('GET', subject(token))).toMatchObject({ status: 400, body: { code } });
  });
});

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

test.each([
  ['owner-new', 'not-a-token', 'INVALID_TOKEN', 'This invitation is not valid. Please check the link in your email.'],
  [
    'owner-new',
    'transfer-wrangler',
    'INVALID_TOKEN',
    'This invitation is not valid. Please check the link in your email.',
  ],
  ['owner-new', 'invite-too-late', 'EXPIRED_TOKEN', 'This invitation has expired. Please ask for a new one.'],
  ['owner-new', 'invite-canceled', 'WITHDRAWN_TOKEN', 'This invitation was canceled by its sender.'],
  ['guest-full', 'invite-accepted', 'USED_TOKEN', 'This invitation was already answered.'],
])('[commerce 8] refuses %s an invitation with %s: %s', async (persona, token, code, detail) => {
  const { world, visitor } = await people();
  const send = await mock.as(world, persona);
  expect(await send('POST', accept(token))).toMatchObject({ status: 400, body: { code, detail } });
  expect(await visitor('DELETE', decline(token))).toMatchObject({ status: 400, body: { code, detail } });
});

describe('[commerce 5] sharing is refused', () => {
  test.each([
    ['with oneself', OWNER, [readOnly(1002)], { email: ['Must be the email of another person'] }],
    ['twice', 'x@waymark.example', [readOnly(1002), readOnly(1002)], { 'vehicles.1.vehicle': ['Is named twice'] }],
    [
      'until yesterday',
      'x@waymark.example',
      [{ ...readOnly(1002), access_end: '2026-11-20T00:00:00Z' }],
      { 'vehicles.0.access_end': ['Must lie ahead'] },
    ],
    [
      'with an end before its start',
      'x@waymark.example',
      [{ ...readOnly(1002), access_start: '2026-12-02T00:00:00Z', access_end: '2026-12-01T00:00:00Z' }],
      { 'vehicles.0.access_end': ['Must lie after the start'] },
    ],
    [
      'exclusively without an end',
      'x@waymark.example',
      [{ ...readOnly(1002), exclusive_access: true }],
      { 'vehicles.0.access_end': ['Required field'] },
    ],
    ['without a valid address', 'nobody', [readOnly(1002)], { email: [expect.any(String)] }],
  ])('%s', async (_title, email, vehicles, validation_errors) => {
    const { invite } = await people();
    expect(await invite(email, ...vehicles)).toMatchObject({ status: 400, body: { validation_errors } });
  });

  test('[commerce 4] for a vehicle with a pending offer', async () => {
    const { invite } = await people();
    expect(await invite('x@waymark.example', readOnly(1014))).toMatchObject({
      status: 403,
      body: { code: 'PENDING_TRANSFER', detail: 'A vehicle cannot be shared while its transfer is pending.' },
    });
  });

  test('the sixth time in 15 minutes', async () => {
    const { world, invite } = await people();
    for (let i = 0; i < 5; i++) expect((await invite('x@waymark.example', readOnly(1002))).status).toBe(201);
    world.clock.set(NOW + 60_000);
    const refused = await invite('x@waymark.example', readOnly(1002));
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toBe('840');
    expect((await invite('y@waymark.example', readOnly(1002))).status).toBe(201);
    world.clock.set(NOW + 15 * 60_000);
    expect((await invite('x@waymark.example', readOnly(1002))).status).toBe(201);
  });
});

describe('[core 7] [commerce 3] the list of invitations', () => {
  type Listed = Token & { answered_at: string | null; vehicle_access: object[]; subscriber: number; sender: string };
  const all = async (send: Send) => (await send('GET', '/api/v1/user/token')).body as Listed[];
  const statuses = (rows: Listed[]) => rows.map(({ token, status }) => `${token} ${status}`);

  test('has open ones and recently declined ones of an owner, with what they grant', async () => {
    const { owner } = await people();
    const rows = await all(owner);
    expect(statuses(rows)).toEqual([
      'invite-guest-expired pending',
      'invite-newcomer pending',
      'invite-declined declined',
      'invite-resent resent',
      'invite-weekend pending',
    ]);
    expect(rows.find(({ token }) => token === 'invite-declined')).toMatchObject({
      email: 'omar@waymark.example',
      answered_at: '2026-11-11T00:00:00.000Z',
    });
    expect(rows.find(({ token }) => token === 'invite-weekend')).toMatchObject({
      subscriber: 11,
      sender: 'Riley Kowalski',
      answered_at: null,
      vehicle_access: [
        {
          vehicle: 1005,
          subscriber: 11,
          access_level: 'Full Access',
          exclusive_access: true,
          access_start: '2026-11-28T06:00:00.000Z',
          access_end: '2026-11-30T06:00:00.000Z',
        },
      ],
    });
  });

  test('shows a declined one for 30 days to its sender alone', async () => {
    const { world, owner } = await people();
    const guest = await mock.as(world, 'guest-expired');
    expect(await all(guest)).toHaveLength(1);
    await guest('DELETE', decline('invite-guest-expired'));
    expect(await all(guest)).toEqual([]);
    expect(statuses(await all(owner))).toContain('invite-guest-expired declined');
    world.clock.set(NOW + 30 * DAY - 1);
    expect(statuses(await all(await mock.as(world, 'owner')))).toContain('invite-guest-expired declined');
    world.clock.set(NOW + 30 * DAY);
    expect(await all(await mock.as(world, 'owner'))).not.toContainEqual(
      expect.objectContaining({ token: 'invite-guest-expired' }),
    );
  });

  test('replaces a declined one by a new one to that address', async () => {
    const { owner, invite } = await people();
    const { token } = (await invite('omar@waymark.example', readOnly(1002))).body as Token;
    expect(token).not.toBe('invite-declined');
    const rows = (await all(owner)).filter(({ email }) => email === 'omar@waymark.example');
    expect(statuses(rows)).toEqual([`${token} pending`]);
    await owner('DELETE', decline(token));
    expect((await all(owner)).filter(({ email }) => email === 'omar@waymark.example')).toEqual([]);
  });

  test('never has accepted, canceled and expired ones', async () => {
    const { world, owner, invite } = await people();
    const { token } = (await invite(STRANGER, readOnly(1002))).body as Token;
    await (await mock.as(world, 'owner-stranger'))('POST', accept(token));
    await owner('DELETE', decline('invite-newcomer'));
    world.clock.set(NOW + 10 * DAY);
    const rows = statuses(await all(await mock.as(world, 'owner')));
    expect(rows).toEqual(['invite-guest-expired pending', 'invite-declined declined', 'invite-resent resent']);
  });

  test('is empty for a stranger', async () => {
    const { world } = await people();
    expect(await all(await mock.as(world, 'owner-stranger'))).toEqual([]);
  });
});

test('[commerce 6] an invitation ends with the last access that it grants', async () => {
  const { world, invite } = await people();
  const until = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
  const first = await invite(STRANGER, { ...readOnly(1002), access_end: until(2) });
  expect(first.body).toMatchObject({ expires_at: until(2) });
  const both = await invite(STRANGER, { ...readOnly(1003), access_end: until(4) });
  expect(both.body).toMatchObject({ expires_at: until(4) });
  const { token } = both.body as Token;
  world.clock.set(NOW + 4 * 3_600_000);
  const stranger = await mock.as(world, 'owner-stranger');
  expect(await stranger('POST', accept(token))).toMatchObject({ status: 400, body: { code: 'EXPIRED_TOKEN' } });
});

test('[commerce 4] an invitation that loses a vehicle ends with the access that is left', async () => {
  const { world, owner, invite } = await people();
  const until = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
  const { body } = await invite(
    STRANGER,
    { ...readOnly(1002), access_end: until(2) },
    { ...readOnly(1003), access_end: until(9) },
  );
  expect(body).toMatchObject({ expires_at: until(9) });
  world.tables.devices.update('3182042261', { traits: [] });
  await owner('PATCH', '/api/v1/device/deactivate', { device_key: '3182042261', service_mode_override: true });
  world.clock.set(NOW + 2 * 3_600_000);
  const stranger = await mock.as(world, 'owner-stranger');
  expect(await stranger('POST', accept((body as Token).token))).toMatchObject({
    status: 400,
    body: { code: 'EXPIRED_TOKEN' },
  });
});

test('[commerce 4] an invitation is not accepted while its vehicle is offered to a new owner', async () => {
  const { world, owner, invite } = await people();
  const { body } = await invite(STRANGER, readOnly(1002), readOnly(1003));
  const stranger = await mock.as(world, 'owner-stranger');
  const offer = { email: 'transfer-recipient@waymark.example', subscriber_id: 11 };
  expect((await owner('POST', '/api/v1/device/transfer/3182042261', offer)).status).toBe(201);
  const { token } = body as Token;
  expect(await stranger('POST', accept(token))).toMatchObject({ status: 403, body: { code: 'PENDING_TRANSFER' } });
  expect((await stranger('GET', '/api/v1/vehicle/1002')).status).toBe(404);
  expect((await owner('DELETE', '/api/v1/device/transfer/3182042261')).status).toBeLessThan(300);
  expect((await stranger('POST', accept(token))).status).toBe(204);
});
