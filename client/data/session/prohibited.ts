import { normalize } from '../../rules/access/sign-in.ts';

/** SHA-256 of an address, in lower-case hexadecimal: the configuration is public, the list is not. */
export async function addressHash(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(normalize(email));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an address is on the list of prohibited users (core 4). */
export async function isProhibited(email: string, hashes: readonly string[]): Promise<boolean> {
  return hashes.length > 0 && hashes.includes(await addressHash(email));
}
