import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
type Seen = {
  results: { id: number; vehicle_access: { vehicle: number }[]; phone_number: string | null; postal_code: string }[];
};

async function seenBy(persona: string) {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  const { results } = (await send('GET', '/api/v1/user')).body as Seen;
  return { world, send, ids: results.map(({ id }) => id), results };
}

describe('[core 6] users visible to a user', () => {
  test('include themselves and guests for an owner', async () => {
    expect((await seenBy('owner')).ids).toEqual([101, 201, 202, 203, 204, 205, 206]);
  });

  test("include the owner for a guest, without the owner's data", async () => {
    const { ids, results } = await seenBy('guest-partial');
    expect(ids).toEqual([202, 101]);
    expect(results[1]?.vehicle_access).toEqual([]);
  });

  test('[core 6] show the phone number and postal code of nobody else', async () => {
    const contactsOf = async (persona: string) =>
      (await seenBy(persona)).results.map(({ id, phone_number, postal_code }) => [id, phone_number, postal_code]);
    expect(await contactsOf('guest-full')).toEqual([
      [201, '+13125550102', '60614'],
      [101, null, ''],
    ]);
    expect((await contactsOf('owner'))[1]).toEqual([201, null, '']);
    const { send } = await seenBy('owner');
    const vehicle_access = [{ vehicle: 1001, access_level: 'Read Only' }];
    expect(await send('PATCH', '/api/v1/user/201', { vehicle_access })).toMatchObject({
      status: 200,
      body: { phone_number: null, postal_code: '' },
    });
  });

  test('[core 6] exclude a user who is missing from the list', async () => {
    expect((await seenBy('missing-from-list')).ids).toEqual([]);
  });

  test('exclude unrelated users', async () => {
    expect((await seenBy('owner-stranger')).ids).toEqual([131]);
  });
});

describe('[core 7] changing a user', () => {
  test('[core 3] accepts only existing time zones', async () => {
    const { send } = await seenBy('owner');
    expect(await send('PATCH', '/api/v1/user/101', { timezone: 'Mars/Base' })).toMatchObject({
      status: 400,
      body: { validation_errors: { timezone: ['Must be a time zone'] } },
    });
    const change = { timezone: 'Australia/Lord_Howe' };
    expect(await send('PATCH', '/api/v1/user/101', change)).toMatchObject({ status: 200, body: change });
  });

  test('saves a language and a phone number', async () => {
    const { send } = await seenBy('owner');
    const change = { language: 'French', phone_number: '+15145550123' };
    expect(await send('PATCH', '/api/v1/user/101', change)).toMatchObject({ status: 200, body: change });
  });

  test.each([
    ['US', '6060', 'Must have at least 5 characters'],
    ['US', 'H3B1A1', 'Must be a number'],
    ['AU', '200', 'Must have at least 4 characters'],
    ['MX', '0660', 'Must have at least 5 characters'],
  ])('[core 5] refuses in %s the postal code %s', async (country, postal_code, message) => {
    const { send } = await seenBy('owner');
    expect(await send('PATCH', '/api/v1/user/101', { country, postal_code })).toMatchObject({
      status: 400,
      body: { validation_errors: { postal_code: [message] } },
    });
  });

  test('[core 5] requires letters in a Canadian postal code', async () => {
    const { send } = await seenBy('owner-new');
    expect((await send('PATCH', '/api/v1/user/601', { country: 'CA', postal_code: 'H3B1A1' })).status).toBe(200);
  });

  test("[commerce 6] lets an owner, not the guest, change a guest's access", async () => {
    const { world, send } = await seenBy('owner');
    const vehicle_access = [{ vehicle: 1001, access_level: 'Full Access' }];
    expect(await send('PATCH', '/api/v1/user/203', { vehicle_access })).toMatchObject({
      status: 200,
      body: { vehicle_access: [{ vehicle: 1001, subscriber: 11, access_level: 'Full Access', access_end: null }] },
    });
    const guest = await mock.as(world, 'guest-read-only');
    expect(await guest('PATCH', '/api/v1/user/203', { vehicle_access })).toMatchObject({
      status: 403,
      body: { code: 'OWNER_ONLY' },
    });
    expect((await send('PATCH', '/api/v1/user/203', { first_name: 'Other' })).status).toBe(403);
    const stranger = [{ vehicle: 1601, access_level: 'Full Access' }];
    expect((await send('PATCH', '/api/v1/user/203', { vehicle_access: stranger })).status).toBe(404);
  });

  test('[core 7] hides all vehicles from a guest without access', async () => {
    const { world, send } = await seenBy('owner');
    expect((await send('DELETE', '/api/v1/user/203?subscriber=11')).status).toBe(204);
    const guest = await mock.as(world, 'guest-read-only');
    expect((await guest('GET', '/api/v1/vehicle')).body).toMatchObject({ count: 0 });
  });

  test('[commerce 2] sets a voice assistant PIN and never returns it', async () => {
    const { world, send } = await seenBy('owner');
    const isSet = async () =>
      ((await send('GET', '/api/v1/user')).body as { results: { is_voice_pin_set: boolean }[] }).results[0]
        ?.is_voice_pin_set;
    expect(await isSet()).toBe(false);
    expect((await send('PATCH', '/api/v1/user/101/voice-pin', { pin: '482913' })).status).toBe(204);
    expect(await isSet()).toBe(true);
    expect(JSON.stringify([world.snapshot(), world.journal.entries()])).not.toContain('482913');
    expect(await send('PATCH', '/api/v1/user/101/voice-pin', { pin: '4829' })).toMatchObject({
      status: 400,
      body: { validation_errors: { pin: [expect.any(String)] } },
    });
  });

  test('[commerce 2] removes a voice assistant PIN, also if none is set', async () => {
    const { send } = await seenBy('mfa-both');
    const isSet = async () =>
      ((await send('GET', '/api/v1/user')).body as { results: { is_voice_pin_set: boolean }[] }).results[0]
        ?.is_voice_pin_set;
    expect(await isSet()).toBe(true);
    expect((await send('DELETE', '/api/v1/user/113/voice-pin')).status).toBe(204);
    expect(await isSet()).toBe(false);
    expect((await send('DELETE', '/api/v1/user/113/voice-pin')).status).toBe(204);
    expect((await send('DELETE', '/api/v1/user/101/voice-pin')).status).toBe(404);
  });

  test('[commerce 6] requires an end for exclusive access', async () => {
    const { send } = await seenBy('owner');
    const vehicle_access = [{ vehicle: 1001, access_level: 'Full Access', exclusive_access: true }];
    expect(await send('PATCH', '/api/v1/user/203', { vehicle_access })).toMatchObject({
      status: 400,
      body: { validation_errors: { 'vehicle_access.0.access_end': ['Required field'] } },
    });
  });
});

test('[commerce 8] a test message needs a phone number, a push notification does not', async () => {
  const world = await mock.world();
  const send = await mock.as(world, 'owner-new');
  const push = (text: boolean) =>
    send('POST', '/api/v1/user/test-push', {
      user_id: 601,
      test_sms_notification: text,
      test_push_notification: !text,
    });
  expect(await push(false)).toMatchObject({ status: 200, body: { push_notification_sent: true } });
  expect((await push(true)).body).toEqual({
    push_notification_sent: false,
    push_notification_result: 'There is no phone number on this account.',
  });
});
