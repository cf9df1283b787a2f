import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { agree, makeVerifier, N, padHex, signature } from './srp.ts';

/** A complete handshake, computed by another implementation (Python's `pow` and `hashlib`) with fixed a, b and salt. */
const SUBJECT = { group: 'Waymark01', name: 'riley.kowalski@waymark.example' };
const PASSWORD = 'Pässwörd-✓1';
const SALT = '9f0c1e2d3b4a59687786958473625140';
const SERVER_SECRET = 0xbadcafebadcafebadcafebadcafebadcafebadcafebadcafebadcafebadcafen;
const VERIFIER =
  '2e0941d7c8a9bfd650b52fe762b39cf76ef31b21f43f2dd9a642f8273699bd7d8869f57d9052b0c0c79298deca84f672' +
  '31e3e33609d3dd439b92f7f5f1aaf0d49a4f7146a051ca6e21ea4226bbb0551b85180d9ad0092ad886eb795875d1c35d' +
  'a64422cb84cf5504c394bd0d171aa1f5550bfe886fc0880d4d9f4340349efb0099b83d4b0075b747563ff87b316f379e' +
  '2b5f6e7f978105d20c6645fafdbdf628185c886b9ad080c2b26ba95a5e88e6177ac9705388de553693f27d53b0cba45c' +
  'ab0b8bf53516404fed3c609f4b85ae1cb3bfa65516b114b619e0bcff47d643630af9710b4f2d60dcefbe9c76602e53cc' +
  '6423e7f21d4896b664c7b3eaaea7febfb9780681b2989208a6d206b228bbafcfd79be7cb49323c6f275103146dd73466' +
  '76694e5ea87722d2870c78b8c3c3ed98d177ddaf0f73e8344a07b678ae252eaf8b11342313be9f789a208d34e573b657' +
  '69f4b7f14f430ca73c852ab9a01c81065807587606ff652cdb452381390b7bf93c682b7b9067f231bd42b335d0280bd3';
/** g^a for a = c0ffee repeated ten times. */
const CLIENT_NUMBER =
  'e074006bbba5a928c20e5795f7b7c48d887d75b93e9f8e5afe22e7312f3b13f34b218ed4cd8956c11014cdffeee7bdcf' +
  'f023f74b3083240385b2f27b7373151debf3d14a951eb785276ecd898331b3e367863348967c89bab7515b79bffc8939' +
  '0701ba96ad7f2307448c2d96ebba72f084b3a120cf321496dc8546a18e5cf0d42b8f63abd9eedcaf0a0a25e08e6f84aa' +
  '84ea3da3a0686ac8e2b6da3357b95e150793b8fec6d3978b17c48bd9e0cd95a455a01613b84850d79a59f211696c4eda' +
  '391c3979ff25f75201d20b80fe5f288424fa401ba5b04ef03e10a805f959cbe248b2c66f856307b3b9e4d3639bd765ef' +
  '3cfecc375ceb92b69ebbade48266d92fe1138fbad54ec14a9bbb09f597b031840a33de919b1901fc979132089765c5ff' +
  'a4a55b8e3bb5c35d9647b551df4c9117c50a9a19ccb3b468063452cb15f6f1cf7f479df930c08fd77e7910a6565069d6' +
  'd86acecc7f2bf77eaef29b525ed19750ae2f2de5c6637aef7a0e2ef9939754cd1115c75a276eed3940c8f5a437765cdb';
const SERVER_NUMBER =
  'e6ab3514a48c599f15c8018beaae3ecdcbe5ee731dcbfa42eb2a3be2c7f35cf2fc7ea92e288633c10ec0033a42548947' +
  'e343a3e15edf714decfba0221b7a8eddbc0215134dcc672e7f874e80bdbdfacaa9f07795f5dda97ea7ff6414d7b457e4' +
  '10cdc3060f1e2b6a25f52b0ecdd4c37541dc99038d650f44ebd13315442af5cbfe7904117c119acd4a99574291ff9249' +
  'b2faf703bcb5bdf8403c4c82d0d4a1f6dab46e376e3a43035743a931b3a6db77054204866abcb8b7d723f761dfa63f15' +
  '3f0cd5c9d705dd09a0ce5f8638419260fc1298fb1ca49f5788fc9bffe6de77aaa45666238176788403f5284e5a015bbd' +
  'f42d494d8df73af314e11d64eae62dff8eee12ee2fb28abdf785c34685a88c96de4b836ad82b123f837891ce2e957ce7' +
  'c5ae3890b6ebb7dcab03718c7e8b65bc9a09aaf1f0668e54340125cac7bcacbfade7ad0a129034893994cb3ca027b846' +
  'cd4d1a527dd71931c28b511f30cf4ddd1222655ea5e9981da45b1568783395dbd9afffd66cea7dbca65e3c9bd5b539c5';
const KEY = '10ac729a5c9879ed928a3ebd86236846';
/** Base64 of "a sealed block". */
const BLOCK = 'YSBzZWFsZWQgYmxvY2s=';
const TIMESTAMP = 'Sat Nov 7 09:05:03 UTC 2026';
const SIGNATURE = 'G2+pIeekomL4G2yxxbp+BlXvXZWXthmhUjqZzN5gdrI=';

test.each([
  [0n, '00'],
  [1n, '01'],
  [0x7fn, '7f'],
  [0x80n, '0080'],
  [0xfffn, '0fff'],
  [0xffffn, '00ffff'],
  [0x123456n, '123456'],
])('pads numbers like Java: %i is %s', (number, hex) => {
  expect(padHex(number)).toBe(hex);
});

test('[core 4] computes the known verifier of a password', async () => {
  expect(await makeVerifier(SUBJECT, PASSWORD, SALT)).toEqual({ salt: SALT, verifier: VERIFIER });
});

test('[core 4] computes the known key and signature from fixed secrets', async () => {
  const agreed = await agree(CLIENT_NUMBER, { salt: SALT, verifier: VERIFIER }, SERVER_SECRET);
  expect(agreed).toEqual({ serverNumber: SERVER_NUMBER, key: KEY });
  expect(await signature(KEY, SUBJECT, BLOCK, TIMESTAMP)).toBe(SIGNATURE);
});

test('[core 4] refuses a client number that is a multiple of N', async () => {
  const verifier = { salt: SALT, verifier: VERIFIER };
  expect(await agree('0', verifier)).toBeNull();
  expect(await agree(N.toString(16), verifier)).toBeNull();
});

/**
 * The client side. Shares only the group with the tested code. Does the same as the SDK's AuthenticationHelper, a
 * hundred times faster.
 */
async function clientSide(secret: bigint, answer: { salt: string; serverNumber: string }, password: string) {
  const bytes = (number: bigint): number[] => {
    const found: number[] = [];
    for (let rest = number; rest > 0n; rest /= 256n) found.unshift(Number(rest % 256n));
    return (found[0] ?? 128) >= 128 ? [0, ...found] : found;
  };
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const digest = async (value: number[]): Promise<number[]> => [
    ...new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(value))),
  ];
  const number = (value: number[]): bigint => value.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const hmac = async (key: number[], value: number[]): Promise<number[]> => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['sign']);
    return [...new Uint8Array(await crypto.subtle.sign('HMAC', imported, Uint8Array.from(value)))];
  };
  const A = power(2n, secret);
  const B = BigInt(`0x${answer.serverNumber}`);
  const identity = await digest(text(`${SUBJECT.group}${SUBJECT.name}:${password}`));
  const x = number(await digest([...bytes(BigInt(`0x${answer.salt}`)), ...identity]));
  const k = number(await digest([...bytes(N), ...bytes(2n)]));
  const u = number(await digest([...bytes(A), ...bytes(B)]));
  const base = (((B - k * power(2n, x)) % N) + N) % N;
  const S = power(base, secret + u * x);
  const material = await hmac(bytes(u), bytes(S));
  const key = (await hmac(material, [...text('Caldera Derived Key'), 1])).slice(0, 16);
  const message = [...text(SUBJECT.group), ...text(SUBJECT.name), ...text('a sealed block'), ...text(TIMESTAMP)];
  return btoa(String.fromCharCode(...(await hmac(key, message))));
}

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(base, exponent / 2n);
  return exponent % 2n === 0n ? (half * half) % N : (((half * half) % N) * base) % N;
}

const secret = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n });
const salt = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const password = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 99 });

test('[core 4] derives the same key on both sides for 200 random passwords', async () => {
  const handshake = fc.asyncProperty(password, salt, secret, secret, async (password, salt, a, b) => {
    const verifier = await makeVerifier(SUBJECT, password, salt);
    const agreed = await agree(power(2n, a).toString(16), verifier, b);
    if (!agreed) throw new Error('turned down');
    const answer = { salt, serverNumber: agreed.serverNumber };
    expect(await clientSide(a, answer, password)).toBe(await signature(agreed.key, SUBJECT, BLOCK, TIMESTAMP));
  });
  await fc.assert(handshake, { numRuns: 200, seed: 2026 });
}, 60_000);
