import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../lib/connection.ts';
import { endSession } from '../lib/session-signal.ts';
import { ApiError } from './errors.ts';
import type { RefusedToken } from './settings.ts';
import { configureApi, transport } from './transport.ts';

const accessToken = vi.fn<(refused?: RefusedToken) => Promise<string | null>>();
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

test('[core 7] sends the token to the versioned API as a bearer token', async () => {
  fetched.mockResolvedValue(answer(200, { id: 7 }));
  expect(await transport('/api/v1/vehicle/7', { method: 'GET' })).toEqual({ id: 7 });
  expect(sent()).toEqual({
    address: 'https://api.example/api/v1/vehicle/7',
    headers: { authorization: 'Bearer token-1' },
  });
});

test('[core 7] sends the token to same-origin /api/ paths in the X-Access-Token header', async () => {
  fetched.mockResolvedValue(answer(200, {}));
  await transport('/api/iot/send-command', { method: 'POST' });
  expect(sent()).toEqual({
    address: 'https://portal.example/demo/api/iot/send-command',
    headers: { 'x-access-token': 'token-1' },
  });
});

test('[core 7] sends no token with a call marked auth none', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(204)));
  await transport('/api/v1/user/email-resend', { method: 'POST', auth: 'none' });
  expect(sent().headers).toEqual({});
  expect(accessToken).not.toHaveBeenCalled();
});

test('[core 7] does not send a call that needs a token without one', async () => {
  accessToken.mockResolvedValueOnce(null);
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'unauthorized' });
  accessToken.mockRejectedValueOnce(new ApiError({ kind: 'no-sign-in-service', status: 418, message: 'No.' }));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'no-sign-in-service' });
  expect(useConnection.getState().isSignInFailing).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
  fetched.mockResolvedValue(answer(200, {}));
  await transport('/api/v1/vehicle');
  expect(useConnection.getState().isSignInFailing).toBe(false);
});

test('[core 8] a 401 for a call without a token never ends the session', async () => {
  fetched.mockResolvedValue(answer(401, { detail: 'Access Token has been revoked' }));
  await expect(transport('/api/outage', { auth: 'none' })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect([accessToken, onUnauthorized].map((call) => call.mock.calls)).toEqual([[], []]);
});

test('renews a refused token once and repeats the call', async () => {
  fetched.mockResolvedValueOnce(answer(401, { detail: 'Expired' })).mockResolvedValueOnce(answer(200, { ok: true }));
  accessToken.mockResolvedValueOnce('token-1').mockResolvedValueOnce('token-2');
  expect(await transport('/api/v1/vehicle')).toEqual({ ok: true });
  expect(accessToken).toHaveBeenLastCalledWith({ token: 'token-1', reason: 'Expired', isHelper: false });
  expect(sent(1).headers).toEqual({ authorization: 'Bearer token-2' });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('[core 8] a 401 for a renewed token ends the session', async () => {
  fetched.mockImplementation(async () => answer(401, { detail: 'Access Token has been revoked' }));
  accessToken.mockResolvedValueOnce('token-1').mockResolvedValueOnce('token-2');
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test("[core 8] a 401 for a helper's renewed token does not end the session", async () => {
  fetched.mockImplementation(async () => answer(401, {}));
  accessToken.mockResolvedValueOnce('token-1').mockResolvedValueOnce('token-2');
  await expect(transport('/api/map-platform', { isHelper: true })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('[core 8] passes the reason for a refused token to the session', async () => {
  fetched.mockResolvedValue(answer(401, { detail: 'Access Token has been revoked' }));
  accessToken.mockResolvedValueOnce('token-1').mockResolvedValueOnce(null);
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(accessToken).toHaveBeenLastCalledWith({
    token: 'token-1',
    reason: 'Access Token has been revoked',
    isHelper: false,
  });
  expect(fetched).toHaveBeenCalledOnce();
});

/** A server that never answers. */
const hanging = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

test('[core 2.2] discards responses that arrive after a logout, except those of public calls', async () => {
  fetched.mockImplementationOnce(hanging);
  const read = expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'canceled' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  endSession();
  await read;
  // The token arrives after the logout.
  const { promise, resolve } = Promise.withResolvers<string>();
  accessToken.mockReturnValueOnce(promise);
  const late = expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'canceled' });
  endSession();
  resolve('token-1');
  await late;
  expect(fetched).toHaveBeenCalledOnce();
  fetched.mockResolvedValue(answer(200, []));
  const open = transport('/api/outage', { auth: 'none' });
  endSession();
  expect(await open).toEqual([]);
});

test.each([
  ['a read', {}, 20_000],
  ['a write', { method: 'POST' }, 120_000],
  ['a call with a limit of its own', { limit: 4_000 }, 4_000],
] as const)('[core 8] %s fails after its time limit', async (_, call, limit) => {
  vi.useFakeTimers();
  fetched.mockImplementation(hanging);
  const state = { isOver: false };
  const failed = transport('/api/v1/vehicle', call).catch((error: ApiError) => {
    state.isOver = true;
    return error;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  vi.useRealTimers();
});

test("[core 8] maps failures to ApiErrors, also a proxy's HTML response", async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'server', message: '502 Bad Gateway' });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'network' });
});

test('records a lost connection until any response of a server', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(503));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'network' });
  expect(useConnection.getState().isFailing).toBe(true);
  const before = Date.now();
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'server' });
  const { isFailing, answeredAt } = useConnection.getState();
  expect([isFailing, (answeredAt ?? 0) >= before]).toEqual([false, true]);
});

test('a canceled call does not change the connection state', async () => {
  useConnection.setState({ isFailing: false });
  fetched.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
  await expect(transport('/api/v1/vehicle')).rejects.toMatchObject({ kind: 'canceled' });
  expect(useConnection.getState().isFailing).toBe(false);
});

test('[core 2.2] a logout does not cut off a call with keepalive, but drops its answer', async () => {
  const answered = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answered.promise);
  const end = expect(transport('/api/iot/configuration', { method: 'POST', keepalive: true })).rejects.toMatchObject({
    kind: 'canceled',
  });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  endSession();
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  answered.resolve(answer(401, { detail: 'Access Token has been revoked' }));
  await end;
  expect(onUnauthorized).not.toHaveBeenCalled();
});
