/** Worlds for the tests of guests, with the requests of the owner who shares. */

import { createMock, NOW } from '../../../tests/support/mock.ts';
import { messagesTo } from '../../../tests/support/outbox.ts';
import { DAY } from '../../world/duration.ts';
import type { World } from '../../world/world.ts';

export const mock = createMock();
export const iso = (days: number) => new Date(NOW + days * DAY).toISOString();
export const VAN_14 = '3182042261';
export const GUEST = 'guest-read-only@waymark.example';
export const FULL = { vehicle: 1003, access_level: 'Full Access' as const };
/** Exclusive access to Van 14, in days from now. */
export const alone = (from: number, to: number) => ({
  ...FULL,
  exclusive_access: true,
  access_start: iso(from),
  access_end: iso(to),
});
export const EXCLUSIVE = { status: 403, body: { code: 'EXCLUSIVE_ACCESS' } };
export type Logs = { results: { action: string; originator: string | null; vehicle_id: number }[] };

/** Van 14 is shared with guest-full (201). guest-read-only (203) can get exclusive access. */
export async function signedIn() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const give = (user: number, ...vehicle_access: object[]) =>
    owner('PATCH', `/api/v1/user/${user}`, { vehicle_access });
  const armAs = async (persona: string) =>
    (await mock.as(world, persona))('POST', '/api/iot/send-command', { deviceKey: VAN_14, command: 'arm' });
  const letters = () => messagesTo(world, 'guest-read-only@waymark.example').map(({ subject }) => subject);
  await give(201, FULL);
  return { world, owner, give, armAs, letters };
}

/** Messages to an address, the newest first. */
export const bodyTo = (world: World, to: string) =>
  messagesTo(world, to).map(({ subject, body }) => `${subject} | ${body}`);
