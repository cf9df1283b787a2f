import type { Pin } from './pin.ts';

export interface VoicePinRequest {
  pin: Pin;
}
