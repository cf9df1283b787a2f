import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserIn } from '../../tests/support/browser.ts';
import { createMock, type Send } from '../../tests/support/mock.ts';
import { linkTo, messagesTo, tokenIn } from '../../tests/support/outbox.ts';
import { answer, MemoryStorage, refusal, signIn } from '../identity/test-bench.ts';
import { DAY } from '../world/duration.ts';

const mock = createMock();
const OLD = 'riley.kowalski@waymark.example';
const NEW = 'riley@kowalski.example';
const WRONG = 'NotAuthorizedException: Incorrect username or password.';

afterEach(() => void vi.unstubAllGlobals());

async function people() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const ask = (email: string, confirm_email = email) =>
    owner('POST', '/api/v1/user/change-email', { email, confirm_email });
  return { world, owner, ask, visitor: mock.withToken(world, null) };
}
/** The user's own e-mail address. */
const shownTo = async (send: Send) =>
  ((await send('GET', '/api/v1/user')).body as { results: { email: string }[] }).results[0]?.email;
const accept = (token: string) => `/api/v1/user/change-email/accept/?token=${token}`;
const decline = (token: string) => `/api/v1/user/change-email/decline/?token=${token}`;

describe('[core 2.1] a change of e-mail', () => {
  test('takes effect for signing in once confirmed at the new address', async () => {
    const { world, owner, ask, visitor } = await people();
    const browser = browserIn(mock, world);
    // The first sign-in computes the password verifier with the current user name.
    expect(await signIn(browser(OLD))).toBe('tokens, new device');

    expect(await ask('Riley@Kowalski.example')).toMatchObject({ status: 202, body: null });
    const path = linkTo(world, NEW, 'Confirm');
    expect(path).toMatch(/^\/change-email-accept\?token=/);
    expect(linkTo(world, OLD, 'Decline')).toMatch(/^\/change-email-decline\?token=/);
    expect(await shownTo(owner)).toBe(OLD);

    expect((await visitor('POST', accept(tokenIn(path)))).status).toBe(204);
    expect(await shownTo(owner)).toBe(NEW);
    const user = browser('RILEY@kowalski.example');
    expect(await signIn(user)).toBe('tokens, new device');
    expect(user.getSignInUserSession()?.getIdToken().payload).toMatchObject({ email: NEW, email_verified: true });
    expect(await refusal(signIn(browser(OLD)))).toBe(WRONG);
    expect(messagesTo(world, OLD)[0]?.subject).toBe('Your Waymark email was changed');
    expect(messagesTo(world, '+13125550101')[0]).toMatchObject({ channel: 'sms' });
  }, 30_000);

  test('works before the first sign-in and can be reverted', async () => {
    const { world, ask, visitor } = await people();
    const browser = browserIn(mock, world);
    await ask(NEW);
    await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))));
    expect(await signIn(browser(NEW))).toBe('tokens, new device');
    expect((await ask(OLD)).status).toBe(202);
    await visitor('POST', accept(tokenIn(linkTo(world, OLD, 'Confirm'))));
    expect(await signIn(browser(OLD))).toBe('tokens, new device');
    expect(await refusal(signIn(browser(NEW)))).toBe(WRONG);
  }, 30_000);

  test('keeps remembered browsers and active sessions', async () => {
    const { world, owner, ask, visitor } = await people();
    const browser = browserIn(mock, world);
    const storage = new MemoryStorage();
    expect(await signIn(browser(OLD, storage))).toBe('tokens, new device');
    await ask(NEW);
    await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))));
    expect(await signIn(browser(NEW, storage))).toBe('tokens');
    expect((await owner('GET', '/api/v1/user')).status).toBe(200);
  }, 30_000);

  test('resets a forgotten password at the new address', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))));
    const user = browserIn(mock, world)(NEW);
    await answer((done) => user.forgotPassword({ onSuccess: (data) => done(null, data), onFailure: done }));
    expect(messagesTo(world, NEW)[0]?.subject).toBe('Your Waymark password reset code');
  });

  test('can be declined at both addresses and not confirmed afterwards', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    const token = tokenIn(linkTo(world, OLD, 'Decline'));
    expect(tokenIn(linkTo(world, NEW, 'Decline'))).toBe(token);
    expect((await visitor('DELETE', decline(token))).status).toBe(204);
    expect(await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))))).toMatchObject({
      status: 400,
      body: { code: 'WITHDRAWN_TOKEN', detail: 'This change of email was canceled.' },
    });
    expect(world.tables.users.get(101)?.email).toBe(OLD);
  });

  test('cannot be confirmed with the token of the old address', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    expect(await visitor('POST', accept(tokenIn(linkTo(world, OLD, 'Decline'))))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });
  });

  test('replaces an earlier request', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    await ask('second@kowalski.example');
    expect(await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))))).toMatchObject({
      status: 400,
      body: { code: 'WITHDRAWN_TOKEN' },
    });
    const latest = tokenIn(linkTo(world, 'second@kowalski.example', 'Confirm'));
    expect((await visitor('POST', accept(latest))).status).toBe(204);
  });

  test('moves pending invitations and offers to the new address', async () => {
    const { world, visitor } = await people();
    const guest = await mock.as(world, 'guest-expired');
    await guest('POST', '/api/v1/user/change-email', { email: NEW, confirm_email: NEW });
    await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))));
    expect((await guest('POST', '/api/v1/user/invite/accept/?token=invite-guest-expired')).status).toBe(204);

    const recipient = await mock.as(world, 'transfer-recipient');
    const other = 'priya@raman.example';
    await recipient('POST', '/api/v1/user/change-email', { email: other, confirm_email: other });
    await visitor('POST', accept(tokenIn(linkTo(world, other, 'Confirm'))));
    expect(world.tables.vehicles.get(1014)?.pending_transfer_to).toBe(other);
    expect((await recipient('POST', '/api/v1/device/transfer-complete?token=transfer-wrangler')).status).toBe(204);
  });

  test('expires after a day', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    world.clock.advance(DAY);
    expect(await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))))).toMatchObject({
      status: 400,
      body: { code: 'EXPIRED_TOKEN', detail: 'This change of email has expired. Please ask for it again.' },
    });
  });
});

test('[commerce 8] accepts the tokens of the fixtures', async () => {
  const { visitor } = await people();
  const refused = (code: string, detail: string) => ({ status: 400, body: { code, detail } });
  const invalid = refused('INVALID_TOKEN', 'This change of email is not valid. Please check the link in your email.');
  expect(await visitor('POST', accept('not-a-token'))).toMatchObject(invalid);
  expect(await visitor('DELETE', decline('not-a-token'))).toMatchObject(invalid);
  expect(await visitor('DELETE', decline('register-unconfirmed'))).toMatchObject(invalid);
  expect(await visitor('POST', accept('email-too-late'))).toMatchObject(
    refused('EXPIRED_TOKEN', 'This change of email has expired. Please ask for it again.'),
  );
  expect((await visitor('POST', accept('email-accept-lucia'))).status).toBe(204);
  const used = refused('USED_TOKEN', 'This change of email was already answered.');
  expect(await visitor('POST', accept('email-accept-lucia'))).toMatchObject(used);
  expect(await visitor('DELETE', decline('email-decline-lucia'))).toMatchObject(used);
});

describe('[commerce 5] refuses an e-mail address', () => {
  test.each([
    ['one’s own', OLD, OLD, { email: ['New email must differ from the current one'] }],
    ['another user’s', 'dealer@waymark.example', 'dealer@waymark.example', { email: ['Email already taken'] }],
    ['typed differently', NEW, 'ryley@kowalski.example', { confirm_email: ['Emails must match'] }],
    ['none', 'riley', 'riley', { email: [expect.any(String)] }],
  ])('%s', async (_title, email, confirm, validation_errors) => {
    const { ask } = await people();
    expect(await ask(email, confirm)).toMatchObject({ status: 400, body: { validation_errors } });
  });

  test('[commerce 8] that another user registered before the confirmation', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    await visitor('POST', '/api/v1/user/register', {
      email: NEW,
      confirm_email: NEW,
      first_name: 'Other',
      last_name: 'Person',
      country: 'US',
      postal_code: '60614',
    });
    expect(await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))))).toMatchObject({
      status: 400,
      body: { validation_errors: { email: ['Email already taken'] } },
    });
    expect(world.tables.users.get(101)?.email).toBe(OLD);
  });

  test('that another user gave up', async () => {
    const { world, ask, visitor } = await people();
    await ask(NEW);
    await visitor('POST', accept(tokenIn(linkTo(world, NEW, 'Confirm'))));
    const stranger = await mock.as(world, 'owner-stranger');
    expect(await stranger('POST', '/api/v1/user/change-email', { email: OLD, confirm_email: OLD })).toMatchObject({
      status: 400,
      body: { validation_errors: { email: ['Email already taken'] } },
    });
  });

  test('in the sixth request within 15 minutes', async () => {
    const { ask } = await people();
    for (let i = 0; i < 5; i++) expect((await ask(`r${i}@kowalski.example`)).status).toBe(202);
    expect(await ask(NEW)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});

test.each(['x@partner.example', 'X@PARTNER.example', 'store@retailer.example'])(
  '[core 5] refuses a change to %s, which cannot sign in to the portal',
  async (email) => {
    const { world, ask } = await people();
    const before = world.tables.outbox.size;
    expect(await ask(email)).toMatchObject({
      status: 400,
      body: { validation_errors: { email: ['This email address is reserved'] } },
    });
    expect(world.tables.outbox.size).toBe(before);
  },
);
