import { expect, test } from 'vitest';
import { isSafeNext } from './next.ts';

test.each([
  ['/', true],
  ['/reports?page=safety&type=speeding', true],
  ['/control-center/vehicle/1001#trips', true],
  ['', false],
  ['reports', false],
  ['//evil.example', false],
  ['///evil.example', false],
  ['/\\evil.example', false],
  ['/%5C%5Cevil.example', false],
  ['/%2F%2Fevil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/reports\u0000', false],
  ['/reports%0d%0aSet-Cookie:x', false],
  ['/%E0%A4%A', false],
  ['/login', false],
  ['/LOGIN/', false],
  ['/logout?x=1', false],
  ['/dealer/login', false],
  ['/./login', false],
])('[core 2.2] next %j is valid: %s', (next, valid) => {
  expect(isSafeNext(next)).toBe(valid);
});
