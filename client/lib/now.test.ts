import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

test("now is the browser's clock until a response states another time", async () => {
  const { learnServerTime, now } = await import('./now.ts');
  learnServerTime(null, NOON, NOON);
  learnServerTime('not a date', NOON, NOON);
  expect(now()).toBe(NOON);
});

test('now follows the Date header of a server in another year', async () => {
  const { learnServerTime, now } = await import('./now.ts');
  learnServerTime('Sun, 21 Nov 2027 12:00:00 GMT', NOON - 200, NOON);
  expect(new Date(now()).toISOString()).toBe('2027-11-21T12:00:00.600Z');
});

test('now ignores differences caused by the network', async () => {
  const { learnServerTime, now } = await import('./now.ts');
  learnServerTime('Sat, 21 Nov 2026 12:00:01 GMT', NOON, NOON);
  expect(now()).toBe(NOON);
});

test("now returns to the browser's clock when the server does", async () => {
  const { learnServerTime, now } = await import('./now.ts');
  learnServerTime('Sun, 21 Nov 2027 12:00:00 GMT', NOON, NOON);
  learnServerTime('Sat, 21 Nov 2026 11:59:59 GMT', NOON - 1_000, NOON);
  expect(now()).toBe(NOON);
});

test('assumes the last known difference until a server states its time', async () => {
  const { assumeServerAhead, isTimeKnown, learnServerTime, learnStatedTime, now } = await import('./now.ts');
  assumeServerAhead(-86_400_000);
  expect([now(), isTimeKnown()]).toEqual([NOON - 86_400_000, false]);
  learnServerTime(null, NOON, NOON);
  expect(isTimeKnown()).toBe(false);
  learnStatedTime(NOON + 3_600_000, NOON);
  assumeServerAhead(-86_400_000);
  expect([now(), isTimeKnown()]).toEqual([NOON + 3_600_500, true]);
});
