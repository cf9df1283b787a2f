export const KILOMETERS_A_MILE = 1.609344;
/** Minutes in which an event counts as "just now" (core 9). */
export const JUST_NOW = 3;
/** Thresholds at which a vehicle needs attention. `under` is exclusive, the others are inclusive (core 9). */
export const LOW = {
  trackerBattery: { percent: 20 },
  vehicleBattery: { volts: 11.7 },
  trackerCell: { volts: 3.5 },
  fuel: { percent: 15 },
  tire: { under: 28 },
} as const;
