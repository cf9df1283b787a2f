import type { AlertType } from './alertType.ts';

export interface AlertEvent {
  /** Device, second and kind; stable. */
  id: string;
  alert_type: AlertType;
  timestamp: string;
  vehicle_id: number;
  vehicle_name?: string;
  device_key?: string;
  /** Miles an hour. */
  speed?: number;
  /** Miles on the odometer. */
  mileage?: number;
  latitude?: number;
  longitude?: number;
  /** @nullable */
  message?: string | null;
}
