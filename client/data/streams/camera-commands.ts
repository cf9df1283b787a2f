import { sendCommand } from '../../../generated/client/iot.ts';
import { getListMediaQueryKey } from '../../../generated/client/stream.ts';
import type { Camera, CommandAnswer, CommandRequest } from '../../api/model.ts';
import { isPending, type Progress } from '../../rules/device-requests/progress.ts';
import { progressOf, whenEnded } from '../device-requests/progress.ts';
import { askDevice, type DeviceRequest, runRequest } from '../device-requests/request.ts';
import { queryClient } from '../query-client.ts';
import { patchReported } from '../vehicles/cache.ts';
import { changeDevice, deviceQuery, knownDevice } from './queries.ts';

type Sent = Omit<CommandRequest, 'deviceKey'>;

/**
 * Commands that open no notice: two only end something, and the third is sent when a page opens, whose card shows the
 * reason.
 */
const QUIET: readonly Sent['command'][] = ['end_xc_live_stream', 'disable_stream_microphone', 'query_xc_camera_info'];

/** Request for a command to a camera. */
const cameraRequest = (deviceKey: string, sent: Sent, options?: RequestInit): DeviceRequest<CommandAnswer> => ({
  deviceKey,
  kind: sent.command,
  send: () => sendCommand({ deviceKey, ...sent }, options),
  judge: ({ parsed }) => (parsed.command_success ? 'done' : 'refused'),
  onAnswer: (answer) => patchReported(deviceKey, answer),
  write: 'sendCommand',
  isQuiet: QUIET.includes(sent.command),
});

/** Whether the second camera is connected (core 7). Rejects with an `ApiError`. */
export async function findRearCamera(deviceKey: string, signal: AbortSignal): Promise<boolean> {
  const request = cameraRequest(deviceKey, { command: 'query_xc_camera_info' }, { signal });
  const { parsed } = await askDevice({ ...request, judge: () => 'done' });
  return parsed.is_rear_camera_detected === true;
}

/** Kind of the request for a picture. */
export const SNAPSHOT = 'take_stream_snapshot';

/** Takes and stores a picture. Resolves with its end, or that of a picture in flight. */
export async function takeSnapshot(deviceKey: string, camera: Camera): Promise<Progress> {
  const parameters = { camera_channel: camera, media_type: 'image', upload_to_server: 1 } as const;
  const request = cameraRequest(deviceKey, { command: SNAPSHOT, parameters });
  await runRequest({
    ...request,
    onAnswer: (answer) => {
      request.onAnswer?.(answer);
      if (answer.parsed.command_success) reloadMedia(deviceKey);
    },
  });
  return whenEnded(deviceKey, SNAPSHOT);
}

/** Kind of the request that switches the microphone of live video. */
export const MICROPHONE = 'stream_microphone';

/** Request that switches the microphone of live video and caches the device's answer. */
export const microphoneRequest = (
  deviceKey: string,
  isOn: boolean,
  options?: RequestInit,
): DeviceRequest<CommandAnswer> => {
  const command = isOn ? 'enable_stream_microphone' : 'disable_stream_microphone';
  const request = cameraRequest(deviceKey, { command }, options);
  return {
    ...request,
    kind: MICROPHONE,
    onAnswer: (answer) => {
      request.onAnswer?.(answer);
      const { command_success, is_microphone_enabled = isOn } = answer.parsed;
      if (command_success) noteMicrophone(deviceKey, is_microphone_enabled);
    },
  };
};

/** Switches the microphone after a switch in flight. Never rejects: a failed call counts as not done (core 8). */
export async function setMicrophone(deviceKey: string, isOn: boolean, options?: RequestInit): Promise<Progress> {
  while (isPending(progressOf(deviceKey, MICROPHONE))) await whenEnded(deviceKey, MICROPHONE);
  return runRequest(microphoneRequest(deviceKey, isOn, options));
}

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
export function endStream(deviceKey: string): Promise<Progress> {
  const request = cameraRequest(deviceKey, { command: 'end_xc_live_stream' }, { keepalive: true });
  return runRequest({
    ...request,
    onAnswer: (answer) => {
      request.onAnswer?.(answer);
      const { is_microphone_enabled } = answer.parsed;
      if (is_microphone_enabled !== undefined) noteMicrophone(deviceKey, is_microphone_enabled);
    },
  });
}

/** Marks media and stream as stale: the cameras may have recorded something (core 4). */
export function reloadMedia(deviceKey: string): void {
  void queryClient.invalidateQueries({ queryKey: getListMediaQueryKey(deviceKey) });
  void queryClient.invalidateQueries({ queryKey: deviceQuery(deviceKey).queryKey });
}
