
export type VehiclePowerSaveSettings = {
  /** 2 is deep sleep. */
  mode: number;
};
