import type { Reading } from './reading.ts';

/**
 * psi; low below 28 (core 9).
 */
export interface TirePressure {
  warning: boolean;
  front_left: Reading;
  front_right: Reading;
  back_left: Reading;
  back_right: Reading;
}
