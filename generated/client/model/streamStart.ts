import type { Camera } from './camera.ts';
import type { StreamStatus } from './streamStatus.ts';

export interface StreamStart {
  stream_status: StreamStatus;
  camera?: Camera;
}
