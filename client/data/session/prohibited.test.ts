import { expect, test } from 'vitest';
import { isProhibited } from './prohibited.ts';

// printf 'abc@waymark.example' | sha256sum
const HASHES = ['cd4b33a9ca18ac67a71d52f65650fede6aee8826e18a7d6c68dd3809136f5044'];

test('[core 4] recognizes a prohibited address by its hash in any spelling', async () => {
  expect(await isProhibited(' ABC@waymark.example', HASHES)).toBe(true);
  expect(await isProhibited('abd@waymark.example', HASHES)).toBe(false);
  expect(await isProhibited('abc@waymark.example', [])).toBe(false);
});
