import type { Vehicle } from '../../api/model.ts';
import { LOW } from '../constants/measures.ts';
import { productCapabilities } from './product-capabilities.ts';

type Facts = Pick<Vehicle, 'product_name' | 'hardwired_mode' | 'last_known_state'>;

/** `level`: charge from 0 to 1, `null` if there is no full value. */
type Charge = { value: number; isLow: boolean; level: number | null };
export type VehicleBattery = Charge & { unit: 'volt' };
/** A tracker's own battery: percent, or volts of its cell if it reports no percentage. `isLow` considers both. */
export type TrackerBattery = Charge & { unit: 'percent' | 'volt' };
export type Batteries = { vehicle: VehicleBattery | null; tracker: TrackerBattery | null };

/** Volts at which a vehicle's battery counts as empty and full. */
const EMPTY_VOLTS = 11;
const FULL_VOLTS = 12.9;

/** Whether a battery tracker runs on its own cell. A hardwired one counts as powered (core 6). */
export function livesOnItsOwn({ product_name, hardwired_mode }: Omit<Facts, 'last_known_state'>): boolean {
  return productCapabilities(product_name)?.kind === 'battery_tracker' && !hardwired_mode;
}

/**
 * Batteries that a device reports (core 9). A vehicle's is low at 11.7 V or less, a tracker's own at 20 % or at 3.5 V or less. The
 * volts of a tracker on its own cell are those of the cell. `null`: not reported, or not present.
 */
export function batteriesOf(vehicle: Facts): Batteries {
  const lives = livesOnItsOwn(vehicle);
  const volts = voltsOf(vehicle);
  return {
    vehicle: lives || volts === undefined ? null : vehicleBattery(volts),
    tracker: trackerBattery(vehicle.last_known_state?.backup_battery_percentage, lives ? volts : undefined),
  };
}

/** Zero means that nothing is connected. */
function voltsOf({ last_known_state: reported }: Pick<Facts, 'last_known_state'>): number | undefined {
  const volts = reported?.main_battery_voltage ?? reported?.controller?.main_battery_voltage ?? 0;
  return volts > 0 ? volts : undefined;
}

function vehicleBattery(value: number): VehicleBattery {
  const level = share((value - EMPTY_VOLTS) / (FULL_VOLTS - EMPTY_VOLTS));
  return { value, unit: 'volt', isLow: value <= LOW.vehicleBattery.volts, level };
}

function trackerBattery(percent: number | undefined, volts: number | undefined): TrackerBattery | null {
  const isFlat = volts !== undefined && volts <= LOW.trackerCell.volts;
  if (percent !== undefined) {
    const isLow = isFlat || percent <= LOW.trackerBattery.percent;
    return { value: percent, unit: 'percent', isLow, level: share(percent / 100) };
  }
  return volts === undefined ? null : { value: volts, unit: 'volt', isLow: isFlat, level: null };
}

const share = (part: number): number => Math.min(1, Math.max(0, part));
