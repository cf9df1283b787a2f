import type { CookieJar } from './cookie-jar.ts';
import type { PendingStore } from './pending-sign-in.ts';
import { createTokenStorage, type TokenStorage } from './token-storage.ts';

/** Items by name, as methods: `Object.keys` lists the items alone, as of a browser's storage. */
function memoryItems(): Storage {
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => {
      items[name] = value;
    },
    removeItem: (name: string) => {
      delete items[name];
    },
  };
  const items = Object.create(methods) as Record<string, string> & Storage;
  return items;
}

/** Storage of a sign-in that ends with its owner: no cookie, no storage of the browser. */
export function memoryTokens(clientId: string): TokenStorage {
  const kept = new Map<string, string>();
  const cookies: CookieJar = {
    get: (name) => kept.get(name) ?? null,
    names: () => [...kept.keys()],
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
  return createTokenStorage({ clientId, cookies, devices: memoryItems() });
}

export function memoryPending(): PendingStore {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
}
