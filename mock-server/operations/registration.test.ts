import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserIn } from '../../tests/support/browser.ts';
import { createMock } from '../../tests/support/mock.ts';
import { linkTo, messagesTo, tokenIn } from '../../tests/support/outbox.ts';
import { refusal, signIn } from '../identity/test-bench.ts';
import { DAY } from '../world/duration.ts';

const mock = createMock();
const ALEX = 'alex@waymark.example';
const PASSWORD = 'Chosen-2026!';
const REQUEST = {
  email: ALEX,
  confirm_email: ALEX,
  first_name: 'Alex',
  last_name: 'Ortiz',
  country: 'US',
  postal_code: '60614',
};
const UNCONFIRMED = 'UserNotConfirmedException: User is not confirmed.';
const SIGNED_IN = 'tokens, new device';

afterEach(() => void vi.unstubAllGlobals());

async function visitor() {
  const world = await mock.world();
  const send = mock.withToken(world, null);
  const choose = (token: string, password = PASSWORD) =>
    send('POST', `/api/v1/user/set-password?token=${token}`, { password, confirm_password: password, token });
  return { world, send, choose, browser: browserIn(mock, world) };
}

describe('[commerce 2] registration', () => {
  test('creates an account that its owner can use after confirming the link', async () => {
    const { world, send, choose, browser } = await visitor();
    expect(await send('POST', '/api/v1/user/register', { ...REQUEST, email: 'Alex@Waymark.example' })).toMatchObject({
      status: 201,
      body: { email: ALEX, token_type: 'complete_registration' },
    });
    expect(await refusal(signIn(browser(ALEX), PASSWORD))).toBe(UNCONFIRMED);

    const link = linkTo(world, ALEX, 'Complete registration');
    expect(link).toMatch(/^\/set-password\?token=[0-9a-f-]{36}$/);
    expect((await choose(tokenIn(link))).status).toBe(204);
    const user = browser(ALEX);
    expect(await signIn(user, PASSWORD)).toBe(SIGNED_IN);

    const signedIn = mock.withToken(world, user.getSignInUserSession()?.getAccessToken().getJwtToken() ?? '');
    expect((await signedIn('GET', '/api/v1/user')).body).toMatchObject({
      count: 1,
      results: [
        { email: ALEX, first_name: 'Alex', is_password_set: true, unit: 'imperial', user_type: [{ type: 'owner' }] },
      ],
    });
    expect((await signedIn('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 0 });
  });

  test('stores a chosen password only as a verifier, which signs in', async () => {
    const { world, send, choose, browser } = await visitor();
    await send('POST', '/api/v1/user/register', REQUEST);
    expect((await choose(tokenIn(linkTo(world, ALEX, 'Complete registration')))).status).toBe(204);
    expect(world.tables.identity_users.oneBy('email', ALEX)).toMatchObject({
      password: null,
      verifier: { salt: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    });
    expect(JSON.stringify(world.snapshot())).not.toContain(PASSWORD);
    expect(await refusal(signIn(browser(ALEX), 'Another-2026!'))).toContain('Incorrect username or password.');
    expect(await signIn(browser(ALEX), PASSWORD)).toBe(SIGNED_IN);
  });

  test.each([
    [
      { email: 'riley.kowalski@waymark.example' },
      { email: ['Email already taken'], confirm_email: ['Emails must match'] },
    ],
    [{ confirm_email: 'alex@other.example' }, { confirm_email: ['Emails must match'] }],
    [{ postal_code: 'H3B1A1' }, { postal_code: ['Must be a number'] }],
    [{ country: 'AU', postal_code: '200' }, { postal_code: ['Must have at least 4 characters'] }],
    [{ timezone: 'Mars/Base' }, { timezone: ['Must be a time zone'] }],
    [
      { email: 'alex@Partner.example', confirm_email: 'alex@partner.example' },
      { email: ['This email address is reserved'] },
    ],
    [
      { email: 'store@retailer.example', confirm_email: 'store@retailer.example' },
      { email: ['This email address is reserved'] },
    ],
    [{ first_name: 'Al3x' }, { first_name: [expect.any(String)] }],
  ])('[core 5] refuses %o and creates nothing', async (change, validation_errors) => {
    const { world, send } = await visitor();
    expect(await send('POST', '/api/v1/user/register', { ...REQUEST, ...change })).toMatchObject({
      status: 400,
      body: { validation_errors },
    });
    expect(world.tables.users.own.size).toBe(0);
    expect(messagesTo(world, ALEX)).toEqual([]);
  });

  test('[commerce 8] refuses a second registration of an address, also if unconfirmed', async () => {
    const { send } = await visitor();
    await send('POST', '/api/v1/user/register', REQUEST);
    expect(await send('POST', '/api/v1/user/register', REQUEST)).toMatchObject({
      status: 400,
      body: { validation_errors: { email: ['Email already taken'] } },
    });
  });
});

describe('[core 8] an unfinished registration continues by e-mailed link', () => {
  test("confirms with the fixtures' link and with a resent one", async () => {
    const { world, send, choose, browser } = await visitor();
    const email = 'unconfirmed@waymark.example';
    expect(await refusal(signIn(browser(email)))).toBe(UNCONFIRMED);
    expect((await send('POST', '/api/v1/user/email-resend', { email })).status).toBe(202);
    const resent = tokenIn(linkTo(world, email, 'Complete registration'));
    expect(resent).not.toBe('register-unconfirmed');
    expect((await choose('register-unconfirmed')).status).toBe(204);
    const user = browser(email);
    expect(await signIn(user, PASSWORD)).toBe(SIGNED_IN);
    const signedIn = mock.withToken(world, user.getSignInUserSession()?.getAccessToken().getJwtToken() ?? '');
    expect((await signedIn('GET', '/api/v1/user')).body).toMatchObject({
      results: [{ id: 171, is_password_set: true }],
    });
    expect(await choose(resent)).toMatchObject({
      status: 400,
      body: { validation_errors: { token: ['This link was already used. Please sign in.'] } },
    });
  });

  test('sets a password in place of the temporary one', async () => {
    const { world, send, choose, browser } = await visitor();
    const email = 'password-never-created@waymark.example';
    expect(await signIn(browser(email))).toBe('NEW_PASSWORD_REQUIRED');
    await send('POST', '/api/v1/user/email-resend', { email });
    expect((await choose(tokenIn(linkTo(world, email, 'Create password')))).status).toBe(204);
    expect(await signIn(browser(email), PASSWORD)).toBe(SIGNED_IN);
    expect(world.tables.users.get(151)?.is_password_set).toBe(true);
  });

  test('[core 7] hides whether an account exists and stops after five e-mails', async () => {
    const { world, send } = await visitor();
    const before = world.tables.outbox.size;
    for (const email of ['nobody@waymark.example', 'riley.kowalski@waymark.example', 'disabled@waymark.example']) {
      expect(await send('POST', '/api/v1/user/email-resend', { email })).toMatchObject({ status: 202, body: null });
    }
    expect(world.tables.outbox.size).toBe(before);
    for (let i = 0; i < 7; i++) {
      const again = await send('POST', '/api/v1/user/email-resend', { email: 'UNCONFIRMED@waymark.example' });
      expect(again.status).toBe(202);
    }
    expect(world.tables.outbox.size).toBe(before + 5);
  });
});

describe('[core 5] setting a password', () => {
  test.each([
    ['unknown', 'not-a-token', 'This link is not valid. Please check the link in your email.'],
    ['of an invitation', 'invite-guest-expired', 'This link is not valid. Please check the link in your email.'],
    ['expired', 'register-too-late', 'This link has expired. Please sign in to get a new one.'],
    ['used', 'register-used', 'This link was already used. Please sign in.'],
  ])('[commerce 8] refuses a token that is %s', async (_title, token, message) => {
    const { choose } = await visitor();
    expect(await choose(token)).toMatchObject({ status: 400, body: { validation_errors: { token: [message] } } });
  });

  test('names invalid fields and keeps the token valid', async () => {
    const { send, choose } = await visitor();
    const path = '/api/v1/user/set-password?token=register-unconfirmed';
    const body = { password: PASSWORD, confirm_password: PASSWORD, token: 'register-unconfirmed' };
    const refused = async (change: object) =>
      ((await send('POST', path, { ...body, ...change })).body as { validation_errors: object }).validation_errors;
    expect(await refused({ confirm_password: 'Another-2026!' })).toEqual({
      confirm_password: ['Passwords must match'],
    });
    expect(await refused({ password: 'weak' })).toHaveProperty('password');
    expect(await refused({ token: 'register-too-late' })).toEqual({ token: ['Must be the token of the address'] });
    expect((await choose('register-unconfirmed')).status).toBe(204);
  });

  test('accepts a link until it expires', async () => {
    const { world, choose } = await visitor();
    world.clock.set(world.origin.epoch + 30 * DAY - 1);
    expect((await choose('password-never-created')).status).toBe(204);
    world.clock.advance(1);
    expect(await choose('register-unconfirmed')).toMatchObject({
      status: 400,
      body: { validation_errors: { token: ['This link has expired. Please sign in to get a new one.'] } },
    });
  });

  test('keeps token and password out of the journal', async () => {
    const { world, choose } = await visitor();
    await choose('register-unconfirmed');
    const [entry] = world.journal.entries();
    expect(entry).toMatchObject({ path: '/api/v1/user/set-password?token=[redacted]', status: 204 });
    expect(JSON.stringify(world.journal.entries())).not.toMatch(/register-unconfirmed|Chosen-2026/);
  });
});
