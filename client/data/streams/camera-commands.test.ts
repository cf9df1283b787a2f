import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { useHistory } from '../commands/command-history.ts';
import { setAlarm } from './alarm.ts';
import { findRearCamera, setMicrophone, takeSnapshot } from './camera-commands.ts';

const KEY = '3182041907';
const fetched = vi.fn<(address: URL, init: { body?: string }) => Promise<Response>>();
const answers = (parsed: object, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ parsed }), { status }));
const sent = () => JSON.parse(fetched.mock.calls[0]?.[1].body ?? '{}') as unknown;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 7] names the camera of a snapshot and uploads it', async () => {
  answers({ command_success: true });
  expect(await takeSnapshot(KEY, 'rear')).toMatchObject({ outcome: 'done' });
  expect(sent()).toEqual({
    deviceKey: KEY,
    command: 'take_stream_snapshot',
    parameters: { camera_channel: 'rear', media_type: 'image', upload_to_server: 1 },
  });
});

test.each([
  ['panic_on', true, { command_success: true, panic_status: true }, 'done'],
  ['panic_off', false, { command_success: true, panic_status: false }, 'done'],
  ['panic_on', true, { command_success: true, panic_status: false }, 'not_carried_out'],
  ['panic_on', true, { command_success: false }, 'refused'],
])('[core 7] %s reads what the device reports', async (command, isOn, parsed, outcome) => {
  answers(parsed);
  expect(await setAlarm(KEY, isOn)).toMatchObject({ outcome });
  expect(sent()).toEqual({ deviceKey: KEY, command });
  expect(useHistory.getState().sent[KEY]).toMatchObject([{ command, by: 'single' }]);
});

test.each([
  ['enable_stream_microphone', true],
  ['disable_stream_microphone', false],
])('[core 7] switches the microphone by %s', async (command, isOn) => {
  answers({ command_success: true });
  expect(await setMicrophone(KEY, isOn)).toMatchObject({ outcome: 'done' });
  expect(sent()).toEqual({ deviceKey: KEY, command });
});

test('[core 8] fails a command that the device does not answer', async () => {
  answers({}, 424);
  expect(await takeSnapshot(KEY, 'front')).toMatchObject({ outcome: 'unanswered' });
});

test.each([
  [{ command_success: true, is_rear_camera_detected: true }, true],
  [{ command_success: true, is_rear_camera_detected: false }, false],
  [{ command_success: true }, false],
])('[core 7] reads from %o whether the second camera is connected: %s', async (parsed, isThere) => {
  answers(parsed);
  expect(await findRearCamera(KEY, new AbortController().signal)).toBe(isThere);
  expect(sent()).toEqual({ deviceKey: KEY, command: 'query_xc_camera_info' });
});
