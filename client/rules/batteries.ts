import type { Vehicle } from '../api/model.ts';
import { abilitiesOf } from './abilities.ts';
import { LOW } from './constants.ts';

type Facts = Pick<Vehicle, 'product_name' | 'hardwired_mode' | 'last_known_state'>;

/** Volts of a vehicle's battery. */
export type VehicleBattery = { volts: number; isLow: boolean };
/** A tracker's own battery: percent, or volts of its cell where it says nothing else. `isLow` goes by both. */
export type TrackerBattery = { value: number; unit: 'percent' | 'volt'; isLow: boolean };
export type Batteries = { vehicle: VehicleBattery | null; tracker: TrackerBattery | null };

/** A battery tracker that is on no vehicle's battery; hardwired it counts as a powered one (core 6). */
export function livesOnItsOwn({ product_name, hardwired_mode }: Omit<Facts, 'last_known_state'>): boolean {
  return abilitiesOf(product_name)?.kind === 'battery_tracker' && !hardwired_mode;
}

/**
 * The batteries that a device reports (core 9): a vehicle's is low at 11.7 V or less, a tracker's own at 20 % or at 3.5 V or
 * less. The volts of a tracker that lives on its own cell are those of the cell. Null: not reported, or there is none.
 */
export function batteriesOf(vehicle: Facts): Batteries {
  const lives = livesOnItsOwn(vehicle);
  const volts = voltsOf(vehicle);
  return {
    vehicle: lives || volts === undefined ? null : { volts, isLow: volts <= LOW.vehicleBattery.volts },
    tracker: trackerBattery(vehicle.last_known_state?.backup_battery_percentage, lives ? volts : undefined),
  };
}

/** Zero says that nothing is connected. */
function voltsOf({ last_known_state: reported }: Pick<Facts, 'last_known_state'>): number | undefined {
  const volts = reported?.main_battery_voltage ?? reported?.controller?.main_battery_voltage ?? 0;
  return volts > 0 ? volts : undefined;
}

function trackerBattery(percent: number | undefined, volts: number | undefined): TrackerBattery | null {
  const isFlat = volts !== undefined && volts <= LOW.trackerCell.volts;
  if (percent !== undefined) {
    return { value: percent, unit: 'percent', isLow: isFlat || percent <= LOW.trackerBattery.percent };
  }
  return volts === undefined ? null : { value: volts, unit: 'volt', isLow: isFlat };
}
