import type { Camera } from './camera.ts';

export interface StreamRequest {
  camera: Camera;
}
