import type { KeylockerState } from './keylockerState.ts';

/**
 * Switches of a device; a switch that it does not have is absent (core 3).
 */
export interface Features {
  siren?: boolean;
  valet_mode?: boolean;
  shock_sensor?: boolean;
  /**
     * @minimum 1
     * @maximum 5
     */
  shock_sensor_level?: number;
  drive_lock?: boolean;
  turbo_timer_start?: boolean;
  passive_arming?: boolean;
  /** Numbers of the auxiliary outputs. */
  aux_outputs?: number[];
  keylocker?: KeylockerState | null;
}
