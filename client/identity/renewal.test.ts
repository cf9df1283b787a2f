import { afterEach, expect, test, vi } from 'vitest';
import { renewal } from './renewal.ts';

const renew = renewal({ endpoint: 'https://identity.example/', userPoolId: 'a_b', clientId: 'portal' });
const answers = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[core 4] a renewal sends the refresh token with the key of its device', async () => {
  const fetched = answers(200, { AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } });
  expect(await renew('kept', 'device')).toEqual({ access: 'a', id: 'i', refresh: undefined });
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
    ClientId: 'portal',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: 'kept', DEVICE_KEY: 'device' },
  });
});

test.each(['NotAuthorizedException', 'com.amazon#UserNotFoundException'])(
  '[core 4] %s refuses the session',
  async (name) => {
    answers(400, { __type: name, message: 'Refresh Token has been revoked' });
    expect(await renew('kept', null)).toBe('refused');
  },
);

test.each([
  [503, { message: 'Service unavailable' }],
  [400, { __type: 'TooManyRequestsException' }],
  [400, { __type: 'InternalErrorException' }],
  [403, { __type: 'NotAuthorizedException' }],
  [200, {}],
])('[core 8] the response %i %j is a failure, not a refusal', async (status, body) => {
  answers(status, body);
  await expect(renew('kept', null)).rejects.toThrow('Renewal answered');
});

test('[core 8] a renewal that hangs fails after 4 seconds', async () => {
  vi.useFakeTimers();
  const hanging = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('cut'))),
    );
  vi.stubGlobal('fetch', vi.fn(hanging));
  const failed = expect(renew('kept', null)).rejects.toThrow('cut');
  await vi.advanceTimersByTimeAsync(4_000);
  await failed;
});
