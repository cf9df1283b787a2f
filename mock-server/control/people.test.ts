import { expect, test } from 'vitest';
import { verifyAccessToken } from '../identity/tokens.ts';
import { ControlBench, NOON } from './test-bench.ts';

test('lists personas with their sign-in data only', async () => {
  const bench = await ControlBench.open();
  const list = (await bench.send('GET', '/personas')).body as Record<string, unknown>[];
  expect(list[0]).toEqual({
    id: 'owner',
    username: 'riley.kowalski@waymark.example',
    password: 'Waymark-2026!',
    role: 'owner',
    shows: 'Owner in Chicago with one vehicle of every kind: the account to explore with.',
  });
});

test("issues a persona's token that is valid only in its world", async () => {
  const bench = await ControlBench.open();
  await bench.worlds.create({ id: 'other' });
  const { status, body } = await bench.send('POST', '/token', { persona: 'owner' });
  expect(status).toBe(200);
  const tokens = body as Record<string, string>;
  expect(Object.keys(tokens)).toEqual(['access_token', 'id_token']);
  const token = tokens['access_token'] ?? '';
  expect(await verifyAccessToken(bench.world(), token, bench.keys)).toMatchObject({
    username: 'riley.kowalski@waymark.example',
    token_use: 'access',
  });
  expect(await verifyAccessToken(bench.world('other'), token, bench.keys)).toBe('foreign');
});

test('answers 404 for an unknown persona', async () => {
  const bench = await ControlBench.open();
  expect(await bench.send('POST', '/token', { persona: 'nobody' })).toMatchObject({
    status: 404,
    body: { detail: 'No such persona.' },
  });
  bench.world().tables.identity_users.delete('5e000000-0000-4000-8000-000000000101');
  expect(await bench.send('POST', '/token', { persona: 'owner' })).toMatchObject({
    status: 404,
    body: { detail: 'Not a user of this world.' },
  });
});

test('answers the time zone of a user, as the profile has it now', async () => {
  const bench = await ControlBench.open();
  const path = '/users/5e000000-0000-4000-8000-000000000101/time-zone';
  expect((await bench.send('GET', path)).body).toEqual({ time_zone: 'America/Chicago' });
  bench.world().tables.users.update(101, { timezone: 'America/Denver' });
  expect((await bench.send('GET', path)).body).toEqual({ time_zone: 'America/Denver' });
  expect((await bench.send('GET', '/users/nobody/time-zone')).status).toBe(404);
});

test('shows the newest message first, also after the clock moved back', async () => {
  const bench = await ControlBench.open();
  const { outbox } = bench.world().tables;
  const message = { channel: 'sms', to: '+13125550101', subject: 'Sign-in code', body: 'Code 1.', code: '1' } as const;
  outbox.put({ ...message, id: 'first', at: NOON, links: [] });
  outbox.put({ ...message, id: 'second', at: NOON - 86_400_000, links: [] });
  const sent = (await bench.send('GET', '/outbox')).body as unknown[];
  expect(sent.slice(0, 2)).toEqual([
    { ...message, id: 'second', at: '2026-11-20T12:00:00.000Z', links: [] },
    { ...message, id: 'first', at: '2026-11-21T12:00:00.000Z', links: [] },
  ]);
});

test('[core 2.1] links a message to the portal pages it leads to', async () => {
  const bench = await ControlBench.open();
  const sent = (await bench.send('GET', '/outbox')).body as { to: string }[];
  expect(sent.find(({ to }) => to === 'transfer-recipient@waymark.example')).toMatchObject({
    subject: 'Riley Kowalski transfers Wrangler to you',
    code: 'transfer-wrangler',
    body: expect.stringContaining('Accept: http://localhost/accept-transfer?token=transfer-wrangler'),
    links: [
      {
        label: 'Accept',
        path: '/accept-transfer?token=transfer-wrangler',
        url: 'http://localhost/accept-transfer?token=transfer-wrangler',
      },
      {
        label: 'Decline',
        path: '/decline-transfer?token=transfer-wrangler',
        url: 'http://localhost/decline-transfer?token=transfer-wrangler',
      },
    ],
  });
});
