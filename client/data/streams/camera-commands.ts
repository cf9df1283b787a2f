import { mutationOptions } from '@tanstack/react-query';
import { sendCommand } from '../../../generated/client/iot.ts';
import { getListMediaQueryKey } from '../../../generated/client/stream.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { Camera, CommandAnswer, CommandRequest } from '../../api/model.ts';
import { afterWrite } from '../invalidation.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { queryClient } from '../query-client.ts';
import { patchReported } from '../vehicles/cache.ts';
import { changeDevice, deviceQuery, knownDevice } from './queries.ts';

type Sent = Omit<CommandRequest, 'deviceKey'>;

/**
 * Commands that open no notice: two only end something, and the third is sent when a page opens, whose card shows the
 * reason.
 */
const QUIET: readonly Sent['command'][] = ['end_xc_live_stream', 'disable_stream_microphone', 'query_xc_camera_info'];

/**
 * Returns the device's answer. Rejects with an `ApiError` if it does not answer or an interruption stops the command,
 * which opens the notice (core 4).
 */
async function ask(deviceKey: string, sent: Sent, options?: RequestInit): Promise<CommandAnswer['parsed']> {
  const isQuiet = QUIET.includes(sent.command);
  const answer = await sendToDevice(deviceKey, () => sendCommand({ deviceKey, ...sent }, options), { isQuiet });
  patchReported(deviceKey, answer);
  afterWrite(queryClient, 'sendCommand');
  return answer.parsed;
}

/** Whether the second camera is connected (core 7). Rejects with an `ApiError`. */
export async function findRearCamera(deviceKey: string, signal: AbortSignal): Promise<boolean> {
  const { is_rear_camera_detected } = await ask(deviceKey, { command: 'query_xc_camera_info' }, { signal });
  return is_rear_camera_detected === true;
}

/** Whether the device executed it. A failed call counts as not executed (core 8). */
const isDone = async (asked: Promise<boolean>): Promise<boolean> => asked.catch(() => false);

/** Takes and stores a picture. `false` if the camera refuses. Rejects with an `ApiError`. */
export async function askForSnapshot(deviceKey: string, camera: Camera): Promise<boolean> {
  const { command_success } = await ask(deviceKey, {
    command: 'take_stream_snapshot',
    parameters: { camera_channel: camera, media_type: 'image', upload_to_server: 1 },
  });
  return command_success;
}

export const takeSnapshot = (deviceKey: string, camera: Camera): Promise<boolean> =>
  isDone(askForSnapshot(deviceKey, camera));

/**
 * Switches the microphone of live video and caches the device's answer. `false` if it refuses. Rejects with an
 * `ApiError`.
 */
export async function switchMicrophone(deviceKey: string, isOn: boolean, options?: RequestInit): Promise<boolean> {
  const command = isOn ? 'enable_stream_microphone' : 'disable_stream_microphone';
  const { command_success: isDone, is_microphone_enabled = isOn } = await ask(deviceKey, { command }, options);
  if (isDone) noteMicrophone(deviceKey, is_microphone_enabled);
  return isDone;
}

export const setMicrophone = (deviceKey: string, isOn: boolean, options?: RequestInit): Promise<boolean> =>
  isDone(switchMicrophone(deviceKey, isOn, options));

/** The same as a mutation, which fails if the camera refuses. */
export const microphoneSwitch = (deviceKey: string) =>
  mutationOptions({
    mutationKey: ['switchMicrophone', deviceKey],
    mutationFn: async (isOn: boolean) => {
      if (!(await switchMicrophone(deviceKey, isOn))) {
        throw new ApiError({ kind: 'forbidden', status: DEFAULT_STATUS, message: 'Refused' });
      }
      return isOn;
    },
  });

/** Whether the microphone of live video is on, by the device's last report. */
export const isMicrophoneOn = (deviceKey: string): boolean =>
  knownDevice(deviceKey)?.camera_settings?.status.is_microphone_enabled === true;

function noteMicrophone(deviceKey: string, is_microphone_enabled: boolean): void {
  changeDevice(deviceKey, (device) => {
    const { camera_settings: settings } = device;
    if (!settings) return device;
    return { ...device, camera_settings: { ...settings, status: { ...settings.status, is_microphone_enabled } } };
  });
}

/** Ends the device's stream, also on page leave. Without pings it also ends by itself. */
export const endStream = (deviceKey: string): Promise<boolean> =>
  isDone(
    ask(deviceKey, { command: 'end_xc_live_stream' }, { keepalive: true }).then(
      ({ command_success, is_microphone_enabled }) => {
        if (is_microphone_enabled !== undefined) noteMicrophone(deviceKey, is_microphone_enabled);
        return command_success;
      },
    ),
  );

/** Marks media and stream as stale: the cameras may have recorded something (core 4). */
export function reloadMedia(deviceKey: string): void {
  void queryClient.invalidateQueries({ queryKey: getListMediaQueryKey(deviceKey) });
  void queryClient.invalidateQueries({ queryKey: deviceQuery(deviceKey).queryKey });
}
