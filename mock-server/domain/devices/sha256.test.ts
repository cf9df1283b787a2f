import { expect, test } from 'vitest';
import { sha256, toHex, utf8 } from '../../identity/bytes.ts';
import { sha256Hex } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes %j as FIPS 180-4 does', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test('hashes texts of every length as the host does', async () => {
  for (let length = 0; length < 130; length++) {
    const text = 'é'.repeat(length);
    expect(sha256Hex(text)).toBe(toHex(await sha256(utf8(text))));
  }
});
