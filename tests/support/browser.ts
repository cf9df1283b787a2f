import { CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import { vi } from 'vitest';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { MemoryStorage } from '../../mock-server/identity/test-bench.ts';
import type { World } from '../../mock-server/world/world.ts';
import type { createMock } from './mock.ts';

/** A user in front of a browser with the real identity SDK, in one world of a mock. */
export function browserIn(
  { app }: Pick<ReturnType<typeof createMock>, 'app'>,
  world: World,
): (name: string, storage?: MemoryStorage) => CognitoUser {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('x-mock-world', world.id);
    return app.request('/identity', { ...init, headers });
  });
  const { id: UserPoolId, clientId: ClientId } = WAYMARK_POOL;
  return (name, storage = new MemoryStorage()) => {
    const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: 'http://identity.test/', Storage: storage });
    return new CognitoUser({ Username: name, Pool, Storage: storage });
  };
}
