import type { InstantInput } from './instantInput.ts';
import type { Pin } from './pin.ts';

export interface PinRequest {
  pin: Pin;
  /** The guest's instead of the master's. */
  is_secondary_pin?: boolean;
  is_secondary_pin_shared?: boolean;
  secondary_end_date?: InstantInput | null;
}
