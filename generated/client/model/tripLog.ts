import type { AlertType } from './alertType.ts';

export interface TripLog {
  timestamp: string;
  /** Miles on the odometer. */
  mileage: number;
  latitude: number;
  longitude: number;
  /** Miles an hour. */
  speed: number;
  is_speed_violation?: boolean;
  is_curfew_violation?: boolean;
  is_geofence_violation?: boolean;
  is_idle_violation?: boolean;
  dtc_codes?: string[];
  alerts?: AlertType[];
}
