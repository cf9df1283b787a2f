/**
 * Server side of Secure Remote Password (SRP-6a) as Cognito implements it: the 3072-bit group of RFC 3526, SHA-256, and
 * numbers hashed in the format of Java's `BigInteger.toByteArray()`.
 */
import { type Bytes, concat, fromBase64, fromHex, randomBytes, sha256, toBase64, toHex, utf8 } from './bytes.ts';

export const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const GENERATOR = 2n;

/** Stored instead of a password: lower-case hex. */
export type Verifier = { salt: string; verifier: string };

/** Subject of a handshake: pool name and username, or group key and key of a device. */
export type Subject = { group: string; name: string };

const toNumber = (hex: string): bigint => BigInt(`0x${hex}`);

/** Two's complement in whole bytes: adds `00` before a number whose top bit is set. */
export function padHex(number: bigint): string {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const padded = (number: bigint): Bytes => fromHex(padHex(number));

const hash = async (...parts: Bytes[]): Promise<bigint> => toNumber(toHex(await sha256(concat(...parts))));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** 256 bits, twice the strength of the group. A longer exponent would only cost time. */
const randomExponent = (): bigint => toNumber(toHex(randomBytes(32)));

export async function makeVerifier(
  { group, name }: Subject,
  password: string,
  salt = toHex(randomBytes(16)),
): Promise<Verifier> {
  const identity = await sha256(utf8(`${group}${name}:${password}`));
  const x = await hash(padded(toNumber(salt)), identity);
  return { salt, verifier: power(GENERATOR, x).toString(16) };
}

/**
 * Answers the client's public number A with the server's B and the shared session key, all in hex. `null` for an A that
 * makes the key predictable (a multiple of N).
 */
export async function agree(
  clientNumber: string,
  { verifier }: Verifier,
  secret = randomExponent(),
): Promise<{ serverNumber: string; key: string } | null> {
  const A = toNumber(clientNumber);
  if (A % N === 0n) return null;
  const v = toNumber(verifier);
  const k = await hash(padded(N), padded(GENERATOR));
  const B = (k * v + power(GENERATOR, secret)) % N;
  const u = await hash(padded(A), padded(B));
  const S = power(A * power(v, u), secret);
  const material = await crypto.subtle.importKey('raw', padded(S), 'HKDF', false, ['deriveBits']);
  const info = utf8('Caldera Derived Key');
  const key = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: padded(u), info }, material, 128);
  return { serverNumber: B.toString(16), key: toHex(new Uint8Array(key)) };
}

/** Base64 signature by which a client proves that it computed the same key. Takes the timestamp as sent. */
export async function signature(
  key: string,
  { group, name }: Subject,
  secretBlock: string,
  timestamp: string,
): Promise<string> {
  const hmac = await crypto.subtle.importKey('raw', fromHex(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const message = concat(utf8(group), utf8(name), fromBase64(secretBlock), utf8(timestamp));
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, message)));
}
