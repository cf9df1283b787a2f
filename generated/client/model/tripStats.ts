
export interface TripStats {
  /** Miles driven in trips. */
  trip_miles: number;
  /** Miles between the first and the last reading. */
  total_net_miles: number;
  /** Seconds. */
  idle_time: number;
  /** Seconds. */
  ignition_on_total: number;
  /** Seconds. */
  ignition_off_total: number;
  speed_violations_counter: number;
  harsh_acceleration_count: number;
  harsh_braking_count: number;
  trips: number;
}
