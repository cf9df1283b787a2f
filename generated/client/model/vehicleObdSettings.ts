
/**
 * Which readings the vehicle's bus offers.
 */
export type VehicleObdSettings = {
  tire_pressure?: boolean;
  fuel_percent?: boolean;
};
