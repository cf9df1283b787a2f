import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '../../api/model.ts';
import { configureApi } from '../../api/transport.ts';
import { setSession } from '../../state/session.ts';
import { queryClient } from '../query-client.ts';
import { isMicrophoneOn } from './camera-commands.ts';
import { deviceQuery, latestMediaQuery } from './queries.ts';
import { createStreamOwner } from './stream-owner.ts';

const KEY = '3182041907';
const fetched = vi.fn<(address: URL, init: { body?: string }) => Promise<Response>>();
/** Recorded calls: the last part of the path, or the command. */
const sent = () =>
  fetched.mock.calls.map(([address, init]) => {
    const { command } = JSON.parse(init.body ?? '{}') as { command?: string };
    return command ?? address.pathname.split('/').at(-1);
  });
const done = { parsed: { command_success: true } };

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(JSON.stringify(done)));
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  setSession({ status: 'signed_in', user: {} as never });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('[core 4] ends a stream that this view started, once', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('front', { starts: true });
  await owner.finish();
  await owner.finish();
  expect(sent()).toEqual(['stream', 'end_xc_live_stream']);
});

test('[core 4] keeps a stream that ran before, even if this view turned it', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('rear', { starts: false });
  await owner.finish();
  expect(sent()).toEqual(['stream']);
});

test('[core 4] ends a stream whose view closed during the start', async () => {
  const owner = createStreamOwner(KEY);
  const asked = owner.request('front', { starts: true });
  await Promise.all([owner.finish(), asked]);
  expect(sent()).toEqual(['stream', 'end_xc_live_stream']);
});

test('does not end a stream that failed to start', async () => {
  const owner = createStreamOwner(KEY);
  fetched.mockResolvedValueOnce(new Response('{}', { status: 424 }));
  await expect(owner.request('front', { starts: true })).rejects.toMatchObject({ kind: 'device-unreachable' });
  await owner.finish();
  expect(sent()).toEqual(['stream']);
});

test('[core 2.2] sends nothing after a logout', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('front', { starts: true });
  setSession({ status: 'signed_out', notice: null });
  await owner.finish();
  expect(sent()).toEqual(['stream']);
});

test("[core 4] marks the device's media as stale at the end", async () => {
  const [own, other] = [KEY, 'another'].map((key) => latestMediaQuery(key, 'front').queryKey);
  if (!own || !other) throw new Error('No keys');
  for (const key of [own, other]) queryClient.setQueryData(key, { count: 0, next: null, previous: null, results: [] });
  await createStreamOwner(KEY).finish();
  expect(queryClient.getQueryState(own)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
});

/** Cached device, with its microphone on or off. */
const knowMicrophone = (is_microphone_enabled: boolean) =>
  queryClient.setQueryData(deviceQuery(KEY).queryKey, {
    count: 1,
    next: null,
    previous: null,
    results: [{ device_key: KEY, camera_settings: { status: { is_microphone_enabled } } } as Device],
  });

test('[core 4] turns the microphone off at the device at the end', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('front', { starts: true });
  knowMicrophone(false);
  await owner.setMicrophone(true);
  expect(await owner.finish()).toBe('off');
  expect(sent()).toEqual(['stream', 'enable_stream_microphone', 'disable_stream_microphone', 'end_xc_live_stream']);
  expect(isMicrophoneOn(KEY)).toBe(false);
});

test('[core 4] does not report a microphone as off if the device does not confirm', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('front', { starts: true });
  knowMicrophone(true);
  fetched.mockImplementation(async () => new Response('{}', { status: 424 }));
  expect(await owner.finish()).toBe('still_on');
  expect(isMicrophoneOn(KEY)).toBe(true);
});

test("[core 4] leaves the microphone of another view's stream unchanged", async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('rear', { starts: false });
  knowMicrophone(true);
  expect(await owner.finish()).toBe('untouched');
  expect(sent()).toEqual(['stream']);
});

test('[core 4] turns off a microphone that is being switched on when the view ends', async () => {
  const owner = createStreamOwner(KEY);
  knowMicrophone(false);
  const on = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(on.promise);
  const switched = owner.setMicrophone(true);
  const ended = owner.finish();
  await vi.waitFor(() => expect(sent()).toEqual(['enable_stream_microphone']));
  on.resolve(new Response(JSON.stringify(done)));
  await switched;
  expect(await ended).toBe('off');
  expect(sent()).toEqual(['enable_stream_microphone', 'disable_stream_microphone']);
});

test('[core 4] does not report a microphone as on if it went off with the stream', async () => {
  const owner = createStreamOwner(KEY);
  await owner.request('front', { starts: true });
  knowMicrophone(true);
  fetched.mockImplementation(async (_address, { body = '' }) =>
    body.includes('disable_stream_microphone')
      ? new Response('{}', { status: 424 })
      : new Response(JSON.stringify({ parsed: { command_success: true, is_microphone_enabled: false } })),
  );
  expect(await owner.finish()).toBe('off');
});
