
export interface Controller {
  /** By key or remotely: remotely while ignition_on is false (assumed). */
  engine_on: boolean;
  /** By key (assumed). */
  ignition_on: boolean;
  /** Volts. */
  main_battery_voltage: number;
}
