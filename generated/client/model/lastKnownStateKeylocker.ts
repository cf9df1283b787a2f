
export type LastKnownStateKeylocker = {
  /** Volts. */
  main_battery_voltage: number;
};
