import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';

/** Vectors of FIPS 180-4, and lengths around the block of 64 bytes, from `printf … | sha256sum`. */
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['Montréal', 'bcbbb762b764a435b7e65cbde8489730441194ff16ef587a0823aa3cc2862b38'],
])('hashes %j', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});
