import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { testMessage } from './mutations.ts';

const fetched = vi.fn<typeof fetch>();
const send = () => testMessage(101).mutationFn?.('sms', {} as never);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test.each([
  ['There is no phone number on this account.', 'There is no phone number on this account.'],
  [null, 'The test was not sent'],
])('[commerce 8] fails an unsent test message with its reason: %s', async (reason, message) => {
  fetched.mockResolvedValueOnce(Response.json({ push_notification_sent: false, push_notification_result: reason }));
  await expect(send()).rejects.toMatchObject({ kind: 'unexpected', message, detail: reason });
});

test.each([
  ['push', { test_push_notification: true, test_sms_notification: false }],
  ['sms', { test_push_notification: false, test_sms_notification: true }],
] as const)('[commerce 7] asks for a test message by %s alone', async (channel, flags) => {
  fetched.mockClear();
  fetched.mockResolvedValueOnce(Response.json({ push_notification_sent: true, push_notification_result: null }));
  await testMessage(101).mutationFn?.(channel, {} as never);
  const [, request] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(request?.body as string)).toEqual({ user_id: 101, ...flags });
});

test('[commerce 8] resolves for a sent test message', async () => {
  fetched.mockResolvedValueOnce(Response.json({ push_notification_sent: true, push_notification_result: null }));
  await expect(send()).resolves.toBeUndefined();
});
