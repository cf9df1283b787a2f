import { outcomeOf } from '../../../data/device-requests/outcome.ts';
import { type CameraSettingsDisabledReason, cameraDisabledReasonOfCode } from '../../../rules/camera/camera-gate.ts';

/** Result of asking for the rear camera. Without `data` and `error` it was not asked. */
type Asked = { isFetching: boolean; error: unknown; data: { isConnected: boolean } | undefined };

export type RearCameraState = {
  state: 'checking' | 'refused' | 'unanswered' | 'connected' | 'missing' | 'unknown';
  /** Why it was not asked, if known. A camera that did not answer is different (core 8). */
  refusal: CameraSettingsDisabledReason | null;
};

/** State of the rear camera. */
export function rearCameraState({ isFetching, error, data }: Asked): RearCameraState {
  if (isFetching) return { state: 'checking', refusal: null };
  if (error) return failed(error);
  if (!data) return { state: 'unknown', refusal: null };
  return { state: data.isConnected ? 'connected' : 'missing', refusal: null };
}

function failed(error: unknown): RearCameraState {
  const { outcome, code = null } = outcomeOf(error);
  if (outcome === 'unanswered') return { state: 'unanswered', refusal: null };
  const refusal = outcome === 'refused' || outcome === 'not_sent' ? cameraDisabledReasonOfCode(code) : null;
  return { state: 'refused', refusal };
}
