/** Worlds for the tests of invitations, with the requests of an owner who invites. */

import { createMock, type Send } from '../../../tests/support/mock.ts';

export const mock = createMock();
export const OWNER = 'riley.kowalski@waymark.example';
export const STRANGER = 'owner-stranger@waymark.example';
export type Token = { token: string; email: string; status: string };

export async function people() {
  const world = await mock.world();
  const owner = await mock.as(world, 'owner');
  const invite = (email: string, ...vehicles: Record<string, unknown>[]) =>
    owner('POST', '/api/v1/user/invite', { email, subscriber: 11, vehicles });
  const tokens = async (send: Send = owner) => (await send('GET', '/api/v1/user/token')).body as Token[];
  return { world, owner, invite, tokens, visitor: mock.withToken(world, null) };
}

export const accept = (token: string) => `/api/v1/user/invite/accept/?token=${token}`;
export const decline = (token: string) => `/api/v1/user/invite/decline/?token=${token}`;
export const readOnly = (vehicle: number) => ({ vehicle, access_level: 'Read Only' });
