import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../lib/connection.ts';
import type { ApiError } from './errors.ts';
import { configureApi, transport } from './transport.ts';

const accessToken = vi.fn<(after?: string) => Promise<string | null>>();
const onUnauthorized = vi.fn<(error: ApiError) => void>();
const fetched = vi.fn<typeof fetch>();

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const sent = (call = 0) => {
  const [address, init] = fetched.mock.calls[call] ?? [];
  return { address: (address as URL).href, headers: Object.fromEntries(new Headers(init?.headers)) };
};

beforeEach(() => {
  accessToken.mockReset().mockResolvedValue('token-1');
  onUnauthorized.mockReset();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  configureApi({
    base: new URL('https://api.example/api/v1/'),
    origin: new URL('https://portal.example/demo/'),
    accessToken,
    onUnauthorized,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[core 7] the versioned API gets a bearer token', async () => {
  fetched.mockResolvedValue(answer(200, { id: 7 }));
  const { data } = await transport('/api/v1/vehicle/7', { method: 'GET' });
  expect(data).toEqual({ id: 7 });
  expect(sent()).toEqual({
    address: 'https://api.example/api/v1/vehicle/7',
    headers: { authorization: 'Bearer token-1' },
  });
});

test('[core 7] same-origin /api/ calls get the access token in a header of their own', async () => {
  fetched.mockResolvedValue(answer(200, {}));
  await transport('/api/iot/send-command', { method: 'POST' });
  expect(sent()).toEqual({
    address: 'https://portal.example/demo/api/iot/send-command',
    headers: { 'x-access-token': 'token-1' },
  });
});

test('[core 7] a call marked auth none, and one without a session, go out without a token', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(204)));
  await transport('/api/v1/user/email-resend', { method: 'POST', auth: 'none' });
  accessToken.mockResolvedValue(null);
  await transport('/api/outage');
  expect([sent(0).headers, sent(1).headers]).toEqual([{}, {}]);
});

test('a token that is out of date is renewed once', async () => {
  fetched.mockResolvedValueOnce(answer(401, { detail: 'Expired' })).mockResolvedValueOnce(answer(200, { ok: true }));
  accessToken.mockResolvedValueOnce('token-1').mockResolvedValueOnce('token-2');
  expect((await transport('/api/v1/vehicle')).data).toEqual({ ok: true });
  expect(accessToken).toHaveBeenLastCalledWith('token-1');
  expect(sent(1).headers).toEqual({ authorization: 'Bearer token-2' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('[core 8] a revoked session is not renewed', async () => {
  fetched.mockResolvedValue(answer(401, { detail: 'Access Token has been revoked' }));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(fetched).toHaveBeenCalledOnce();
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('[core 8] failures become ApiErrors, HTML of a proxy included', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'server', message: '502 Bad Gateway' });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'network' });
});

test('a lost connection is noted until a server answers, whatever it says', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(503));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'network' });
  expect(useConnection.getState().isFailing).toBe(true);
  const before = Date.now();
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'server' });
  const { isFailing, answeredAt } = useConnection.getState();
  expect([isFailing, (answeredAt ?? 0) >= before]).toEqual([false, true]);
});

test('a call that was given up says nothing about the connection', async () => {
  useConnection.setState({ isFailing: false });
  fetched.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'canceled' });
  expect(useConnection.getState().isFailing).toBe(false);
});
