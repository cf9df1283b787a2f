import type { MaintenanceReminder, TirePressure } from '../api/model.ts';
import { LOW } from './constants.ts';

/** Core 9: fuel is low at 15 % or less, a tire below 28 psi. */
export const LOW_FUEL_PERCENT = LOW.fuel.percent;
export const LOW_TIRE_PSI = LOW.tire.under;

export const TIRES = ['front_left', 'front_right', 'back_left', 'back_right'] as const;
export type Tire = (typeof TIRES)[number];

/** The tire with the least pressure, in psi. */
export function lowestTire(pressure: Pick<TirePressure, Tire>): { name: Tire; psi: number } {
  const tires = TIRES.map((name) => ({ name, psi: pressure[name].value }));
  return tires.reduce((lowest, tire) => (tire.psi < lowest.psi ? tire : lowest));
}

/** Miles until service is due, negative once it is overdue: interval minus driven (core 9). Null without an interval. */
export function milesToService({ parameters }: Pick<MaintenanceReminder, 'parameters'>): number | null {
  const { interval, driven } = parameters;
  return interval === undefined || driven === undefined ? null : interval - driven;
}
