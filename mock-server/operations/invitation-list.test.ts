import { describe, expect, test } from 'vitest';
import { NOW, type Send } from '../../tests/support/mock.ts';
import { accept, decline, mock, people, readOnly, STRANGER, type Token } from '../domain/invitations/test-bench.ts';
import { DAY } from '../world/duration.ts';

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
