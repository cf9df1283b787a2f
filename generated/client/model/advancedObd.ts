import type { Reading } from './reading.ts';
import type { TirePressure } from './tirePressure.ts';

/**
 * What the vehicle's bus reports; a reading it does not offer is absent (core 3).
 */
export interface AdvancedObd {
  tire_pressure?: TirePressure;
  fuel_percent?: Reading;
}
