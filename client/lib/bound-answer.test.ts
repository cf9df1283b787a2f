import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindAnswer, boundAnswer, isFor } from './bound-answer.ts';
import { keepToken } from './one-time-token.ts';
import { memoryStorage } from './storage.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[core 2.1] a registration binds the waiting invitation to its address, for every tab', () => {
  keepToken('/invite', 'of the letter');
  bindAnswer(' Nina@Waymark.example');
  vi.stubGlobal('sessionStorage', memoryStorage());
  const bound = boundAnswer();
  expect(bound).toMatchObject({ pathname: '/invite', token: 'of the letter' });
  expect(bound && isFor(bound, 'nina@waymark.example')).toBe(true);
  expect(bound && isFor(bound, 'riley.kowalski@waymark.example')).toBe(false);
});

test('a registration without a waiting answer binds nothing', () => {
  keepToken('/set-password', 'of another letter');
  bindAnswer('nina@waymark.example');
  expect(boundAnswer()).toBeNull();
});

test('[core 2.2] a bound answer expires after a week', () => {
  keepToken('/invite', 'of the letter');
  bindAnswer('nina@waymark.example');
  vi.setSystemTime(Date.parse('2026-11-28T11:59:59Z'));
  expect(boundAnswer()).not.toBeNull();
  vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z'));
  expect(boundAnswer()).toBeNull();
});

test.each(['{"pathname":"/invite"}', 'null', '7', '{'])('ignores a damaged record %s', (kept) => {
  localStorage.setItem('waymark.bound-answer', kept);
  expect(boundAnswer()).toBeNull();
});
