import type { Bytes } from './bytes.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Base32 without padding (RFC 4648), as authenticator apps expect it. */
export function toBase32(bytes: Bytes): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{1,5}/g, (five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '');
}

function fromBase32(text: string): Bytes {
  const bits = Array.from(text, (char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Six digits of an authenticator app in a 30-second step (RFC 6238, SHA-1). */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const number = mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Step of a code: the one of `now` (milliseconds) or an adjacent one, to tolerate clock drift. Otherwise null. */
export async function matchingStep(secret: string, code: string, now: number): Promise<number | null> {
  const current = Math.floor(now / STEP_MS);
  for (const step of [current, current - 1, current + 1]) if ((await totpCode(secret, step)) === code) return step;
  return null;
}
