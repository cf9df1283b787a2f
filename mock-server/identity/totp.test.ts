import { expect, test } from 'vitest';
import { matchingStep, toBase32, totpCode } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[commerce 4] computes the code of RFC 6238 at second %i', async (second, code) => {
  expect(await totpCode(SECRET, Math.floor(second / 30))).toBe(code);
  expect(await matchingStep(SECRET, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('[commerce 4] accepts codes one step early or late, not two', async () => {
  const step = 41_152_263;
  expect(await matchingStep(SECRET, '005924', (step + 1) * 30_000)).toBe(step);
  expect(await matchingStep(SECRET, '005924', (step - 1) * 30_000)).toBe(step);
  expect(await matchingStep(SECRET, '005924', (step + 2) * 30_000)).toBeNull();
  expect(await matchingStep(SECRET, '005924', (step - 2) * 30_000)).toBeNull();
});

test('encodes base32 by RFC 4648, without padding', () => {
  const bytes = new TextEncoder().encode('foobar');
  expect(toBase32(bytes)).toBe('MZXW6YTBOI');
  expect(toBase32(bytes.slice(0, 5))).toBe('MZXW6YTB');
});
