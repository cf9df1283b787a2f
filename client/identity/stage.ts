import { SECOND } from '../rules/time/duration.ts';
import { issueOf, readClaims } from './claims.ts';
import { isDevicePart, partOf, prefixOf, type TokenStorage, TRUSTED } from './token-storage.ts';

/**
 * Storage of one sign-in. What the SDK writes reaches the browser only when the sign-in has ended well. So a sign-in that was given up
 * writes nothing, and one over a session does not see its tokens.
 */
export function createStage(storage: TokenStorage, clientId: string) {
  const items = new Map<string, string>();
  const find = (part: string) => [...items].find(([key]) => partOf(key) === part)?.[1] ?? null;
  let isOver = false;
  return {
    getItem: (key: string): string | null =>
      items.get(key) ?? (isDevicePart(key) && !isOver ? storage.getItem(key) : null),
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem(key: string): void {
      items.delete(key);
      // The service does not know this device any more.
      if (isDevicePart(key) && !isOver) storage.removeItem(key);
    },
    clear: (): void => items.clear(),
    /** Gives the sign-in up. */
    end(): void {
      isOver = true;
    },
    isOver: () => isOver,
    refreshToken: () => find('refreshToken'),
    /** Whether the service gave this browser a key, because it did not know its device. */
    hasNewDevice: () => find('deviceKey') !== null,
    /** Writes everything under the name that the tokens state. `isTrusted`: the keys of the device survive a logout. */
    commit(isTrusted: boolean): void {
      const access = find('accessToken');
      const username = String(readClaims(access)?.['username']);
      const parts = new Map([...items].map(([key, value]) => [partOf(key), value]));
      // The SDKs keep it in different units.
      parts.set('clockDrift', String(Math.round((Date.now() - issueOf(access)) / SECOND)));
      parts.delete('LastAuthUser');
      if (isTrusted) parts.set(TRUSTED, '1');
      const prefix = prefixOf(clientId);
      // Of an earlier session that was remembered.
      storage.removeItem(`${prefix}${username}.refreshToken`);
      storage.setItem(`${prefix}LastAuthUser`, username);
      for (const [part, value] of parts) storage.setItem(`${prefix}${username}.${part}`, value);
    },
  };
}
export type Stage = ReturnType<typeof createStage>;
