
export interface FeaturesUpdate {
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
}
