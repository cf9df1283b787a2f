import { ApiError } from '../../../api/errors.ts';
import { type CameraSettingsDisabledReason, cameraDisabledReasonOfCode } from '../../../rules/camera/camera-gate.ts';

/** What came of asking for the second camera; without `data` and `error` it was not asked. */
type Asked = { isFetching: boolean; error: unknown; data: { isConnected: boolean } | undefined };

export type RearCameraState = {
  state: 'checking' | 'refused' | 'unanswered' | 'connected' | 'missing' | 'unknown';
  /** Why it was not asked at all, where that is known; a camera that did not answer is something else (core 8). */
  refusal: CameraSettingsDisabledReason | null;
};

/** What is known of the second camera. */
export function rearCameraState({ isFetching, error, data }: Asked): RearCameraState {
  if (isFetching) return { state: 'checking', refusal: null };
  if (error) return failed(error);
  if (!data) return { state: 'unknown', refusal: null };
  return { state: data.isConnected ? 'connected' : 'missing', refusal: null };
}

function failed(error: unknown): RearCameraState {
  const { kind, code } = error instanceof ApiError ? error : { kind: null, code: null };
  if (kind === 'device-unreachable') return { state: 'unanswered', refusal: null };
  return { state: 'refused', refusal: kind === 'forbidden' ? cameraDisabledReasonOfCode(code) : null };
}
