
/**
 * Send-command actions and camera commands (core 3, core 7).
 */
export type Command = typeof Command[keyof typeof Command];


export const Command = {
  arm: 'arm',
  disarm: 'disarm',
  location: 'location',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  trunk: 'trunk',
  panic_on: 'panic_on',
  panic_off: 'panic_off',
  remote_aux1: 'remote_aux1',
  remote_aux2: 'remote_aux2',
  query_xc_camera_info: 'query_xc_camera_info',
  start_xc_live_stream: 'start_xc_live_stream',
  end_xc_live_stream: 'end_xc_live_stream',
  take_stream_snapshot: 'take_stream_snapshot',
  enable_stream_microphone: 'enable_stream_microphone',
  disable_stream_microphone: 'disable_stream_microphone',
} as const;
