import { describe, expect, test } from 'vitest';
import { people, readOnly, STRANGER } from '../domain/invitations/test-bench.ts';

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
