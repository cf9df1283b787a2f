import { vi } from 'vitest';
import type { CookieJar } from '../../client/identity/cookie-jar.ts';
import type { PendingStore } from '../../client/identity/pending-sign-in.ts';
import type { Sdk } from '../../client/identity/sdk.ts';
import { createTokenStorage, type TokenStorage } from '../../client/identity/token-storage.ts';
import type { SdkName } from '../../client/identity/types.ts';
import { WAYMARK_POOL } from '../../mock-server/identity/pool.ts';
import { Bench, MemoryStorage, PASSWORD } from '../../mock-server/identity/test-bench.ts';

export const SDKS = ['amazon-cognito-identity-js', 'amplify'] as const satisfies readonly SdkName[];

const { id: userPoolId, clientId } = WAYMARK_POOL;
const CONFIG = { endpoint: 'http://identity.test/', userPoolId, clientId };

/** An empty session storage for one tab, also where Amplify looks for it. */
export function stubTab(): MemoryStorage {
  const tab = new MemoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: new MemoryStorage() });
  return tab;
}

export async function openSdk(name: SdkName, storage: TokenStorage, kept?: PendingStore): Promise<Sdk> {
  const sdk = await (name === 'amplify'
    ? import('../../client/identity/amplify.ts')
    : import('../../client/identity/cognito.ts'));
  return sdk.openSdk(CONFIG, storage, kept);
}

/** An SDK on the mock's identity service, in one browser. `reloaded` is the next page of the tab, with any SDK. */
export async function openBrowser(name: SdkName, bench = new Bench()) {
  const stored = new Map<string, string>();
  const cookies: CookieJar = {
    get: (key) => stored.get(key) ?? null,
    names: () => [...stored.keys()],
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const devices = new MemoryStorage() as unknown as Storage;
  const reloaded = async (next = name) => {
    const storage = createTokenStorage({ clientId, cookies, devices });
    // Amplify keeps its state in its modules. A new page loads them again.
    vi.resetModules();
    return { sdk: await openSdk(next, storage), storage };
  };
  return { bench, stored, ...(await reloaded()), reloaded };
}

export const signIn = (sdk: Sdk, username: string, remember = true, password = PASSWORD) =>
  sdk.signIn({ username, password, remember });
