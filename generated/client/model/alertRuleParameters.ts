
/**
 * Threshold (miles an hour, minutes), hours of a curfew or a geofence, by type.
 */
export interface AlertRuleParameters {
  threshold?: number;
  /** Seconds after midnight, UTC. */
  start_time?: number;
  /** Seconds after midnight, UTC. */
  end_time?: number;
  geofence_id?: number;
  arrive?: boolean;
  depart?: boolean;
}
