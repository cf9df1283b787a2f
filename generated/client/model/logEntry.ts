
/**
 * One line of the activity feed (commerce 3).
 */
export interface LogEntry {
  /** Device, second and kind; stable. */
  id: string;
  timestamp: string;
  /** A command type or an alert type. Open. */
  action: string;
  /**
     * Who sent it; null: the vehicle itself.
     * @nullable
     */
  originator?: string | null;
  success?: boolean;
  vehicle_id: number;
  vehicle_name?: string;
  device_key?: string;
  /** Miles an hour. */
  speed?: number;
  /** Miles on the odometer. */
  mileage?: number;
  /**
     * Volts.
     * @nullable
     */
  main_battery_voltage?: number | null;
  /**
     * Percent.
     * @nullable
     */
  backup_battery_percentage?: number | null;
  /**
     * Degrees Fahrenheit.
     * @nullable
     */
  temperature?: number | null;
  latitude?: number;
  longitude?: number;
}
