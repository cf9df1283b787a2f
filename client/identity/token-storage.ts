import { SESSION_COOKIE_DAYS } from '../rules/constants/session.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Renewed } from './renewal.ts';
import type { Door } from './types.ts';

const SESSION_PARTS = ['LastAuthUser', 'idToken', 'accessToken', 'clockDrift', 'refreshToken'];
export const TRUSTED = 'deviceTrusted';
const DEVICE_PARTS = ['deviceKey', 'randomPasswordKey', 'deviceGroupKey', TRUSTED];
const DOOR = 'door';

/** Beginning of the names of all items, as both SDKs write them. */
export const prefixOf = (clientId: string): string => `CognitoIdentityServiceProvider.${clientId}.`;
export const partOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
export const isDevicePart = (key: string): boolean => DEVICE_PARTS.includes(partOf(key));

export type TokenStorageOptions = { clientId: string; cookies: CookieJar; devices: Storage };

/**
 * Storage of the SDK. Tokens are cookies: for 365 days with "remember me", otherwise until the browser closes and without the refresh
 * token. Keys of the device are in local storage, and survive a logout only if the browser is trusted. Nothing else is kept.
 */
export function createTokenStorage({ clientId, cookies, devices }: TokenStorageOptions) {
  const prefix = prefixOf(clientId);
  const lastUser = `${prefix}LastAuthUser`;
  const keyOf = (part: string) => `${prefix}${cookies.get(lastUser) ?? ''}.${part}`;
  /** Whether the session is remembered: it is if a refresh token is stored. */
  let remember = cookies.get(keyOf('refreshToken')) !== null;

  const write = (key: string, value: string) => cookies.set(key, value, remember ? SESSION_COOKIE_DAYS : undefined);

  const door = (): Door | null => (cookies.get(keyOf(DOOR)) === 'dealer' ? 'dealer' : null);
  const enterBy = (entered: Door | null) => {
    if (entered === null) cookies.remove(keyOf(DOOR));
    else write(keyOf(DOOR), entered);
  };

  return {
    getItem: (key: string): string | null => (isDevicePart(key) ? devices.getItem(key) : cookies.get(key)),
    setItem(key: string, value: string): void {
      const part = partOf(key);
      if (isDevicePart(key)) devices.setItem(key, value);
      else if (SESSION_PARTS.includes(part) && (remember || part !== 'refreshToken')) write(key, value);
    },
    removeItem(key: string): void {
      if (isDevicePart(key)) devices.removeItem(key);
      else cookies.remove(key);
    },
    clear(): void {
      for (const name of cookies.names()) if (name.startsWith(prefix)) cookies.remove(name);
      remember = false;
      const kept = Object.keys(devices).filter((key) => key.startsWith(prefix));
      const userOf = (key: string) => key.slice(0, key.lastIndexOf('.'));
      const trusted = new Set(kept.filter((key) => partOf(key) === TRUSTED).map(userOf));
      for (const key of kept) if (!trusted.has(userOf(key))) devices.removeItem(key);
    },
    /** Call before a sign-in: whether to remember its tokens. */
    rememberNext(next: boolean): void {
      remember = next;
    },
    /** Ends the trust in the browser of the current user. The keys of its device are removed at the logout. */
    distrustDevice(): void {
      devices.removeItem(keyOf(TRUSTED));
    },
    /** Writes renewed tokens. `clockDrift` is the browser's lead in seconds, as the SDK keeps it. */
    renewed({ access, id, refresh }: Renewed, clockDrift: number): void {
      // Only a remembered session is renewed. This tab may not have signed it in.
      remember = true;
      const parts = { accessToken: access, idToken: id, clockDrift: String(clockDrift), refreshToken: refresh };
      for (const [part, value] of Object.entries(parts)) if (value !== undefined) this.setItem(keyOf(part), value);
      // Lasts as long as the tokens.
      if (door() !== null) enterBy(door());
    },
    /** The door of the current session, which ends with its tokens. */
    door,
    enterBy,
    /** Key of the current user's device, which a renewal requires. */
    deviceKey: (): string | null => devices.getItem(keyOf('deviceKey')),
    accessToken: (): string | null => cookies.get(keyOf('accessToken')),
    idToken: (): string | null => cookies.get(keyOf('idToken')),
    refreshToken: (): string | null => cookies.get(keyOf('refreshToken')),
    /** Lead of the browser's clock in seconds when the tokens were issued, as the SDK found. */
    clockDrift: (): number => Number(cookies.get(keyOf('clockDrift'))) || 0,
  };
}
export type TokenStorage = ReturnType<typeof createTokenStorage>;
