
export interface Controller {
  engine_on: boolean;
  ignition_on: boolean;
  /** Volts. */
  main_battery_voltage: number;
}
