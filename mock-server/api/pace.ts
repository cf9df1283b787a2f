import type { OperationId } from '../contract/types.ts';

/**
 * Milliseconds that a real device takes, by command. A remote start "can take up to 1 minute" (commerce 8) but rarely
 * does, so the mock uses an ordinary duration.
 */
const COMMAND_PACE: Record<string, number> = {
  arm: 1_800,
  disarm: 1_900,
  location: 2_600,
  remote_start: 9_000,
  remote_stop: 3_000,
  trunk: 2_200,
  panic_on: 1_500,
  panic_off: 1_500,
  remote_aux1: 2_000,
  remote_aux2: 2_000,
  reset_device: 4_000,
  query_xc_camera_info: 900,
  start_xc_live_stream: 1_200,
  end_xc_live_stream: 800,
  take_stream_snapshot: 1_200,
  enable_stream_microphone: 700,
  disable_stream_microphone: 700,
};
const CONFIGURATION_PACE = 2_400;
const OPERATION_PACE: Partial<Record<OperationId, number>> = {
  updateFeatures: 2_400,
  clearTroubleCode: 2_400,
  startStream: 1_200,
  updateCameraSettings: 1_800,
  deactivateDevice: 2_400,
  updateOptionTables: 2_400,
};

/** Response time of the device or service in milliseconds. */
export function paceOf(operation: OperationId, body: unknown): number {
  if (operation === 'sendCommand') return COMMAND_PACE[(body as { command: string }).command] ?? CONFIGURATION_PACE;
  if (operation === 'sendConfiguration') return CONFIGURATION_PACE;
  // Only an opening asks the device.
  if (operation === 'setServiceMode') return (body as { service_mode: boolean }).service_mode ? CONFIGURATION_PACE : 0;
  return OPERATION_PACE[operation] ?? 0;
}
