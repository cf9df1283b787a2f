import type { Camera } from './camera.ts';
import type { CommandParametersMediaType } from './commandParametersMediaType.ts';

export interface CommandParameters {
  camera_channel?: Camera;
  media_type?: CommandParametersMediaType;
  /**
     * @minimum 0
     * @maximum 1
     */
  upload_to_server?: number;
}
