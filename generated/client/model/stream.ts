import type { Camera } from './camera.ts';
import type { StreamStatus } from './streamStatus.ts';

export interface Stream {
  uuid?: string;
  /** Address of the HLS playlist. */
  url: string;
  camera?: Camera;
  stream_status?: StreamStatus;
}
