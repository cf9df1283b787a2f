import type { Camera } from './camera.ts';
import type { MediaLink } from './mediaLink.ts';

/**
 * Media of a moment, front and rear (commerce 3).
 */
export interface MediaSnippet {
  id: string;
  date: string;
  camera_channel: Camera;
  /** image or video. Open. */
  media_type?: string;
  front?: MediaLink | null;
  rear?: MediaLink | null;
}
