
export interface AlertRuleParametersInput {
  /**
     * Speed 10 to 200 mph, 16 to 321 km/h; idle 1 to 48 min (core 9).
     * @minimum 1
     * @maximum 400
     */
  threshold?: number;
  /**
     * @minimum 0
     * @maximum 86399
     */
  start_time?: number;
  /**
     * @minimum 0
     * @maximum 86399
     */
  end_time?: number;
  /** @minimum 1 */
  geofence_id?: number;
  arrive?: boolean;
  depart?: boolean;
}
