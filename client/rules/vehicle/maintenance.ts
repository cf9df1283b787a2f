import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import type { MaintenanceReminder, Vehicle } from '../../api/model.ts';
import { ALLOWED, type Gate, notAllowed } from '../access/gate.ts';
import { type InfoDisabledReason, infoGate } from '../commands/settings-gate.ts';
import { KILOMETERS_A_MILE } from '../constants/measures.ts';
import { distance, type Units } from '../locale/units.ts';
import { dayIn } from '../time/calendar-day.ts';
import { isBasic } from './plan.ts';
import { lapse } from './vehicle-state.ts';

/** How a vehicle's distance comes about: read from its bus, or added up from its positions (commerce 3). */
export type Odometer = 'mileage' | 'estimated';

/** Products that read the vehicle's own odometer. Assumed: the specification names both labels, not whose they are. */
const READS_ODOMETER: readonly string[] = ['ft-x1r', 'ft-x1max', 'ft-x2max', 'ft-xc2'];

export const odometerOf = ({ product_name }: Pick<Vehicle, 'product_name'>): Odometer =>
  READS_ODOMETER.includes(product_name) ? 'mileage' : 'estimated';

/**
 * Three digits after a separator are thousands: of a distance nobody types three decimals, and "5,000" is not five. Decimals
 * come after another separator than that of the thousands: "83,001.5" in English, "83.001,5" or "83 001,5" elsewhere.
 */
const GROUPED =
  /^(?<groups>\d{1,3}(?<separator>[.,'’ ])\d{3}(?:\k<separator>\d{3})*)(?<decimals>(?!\k<separator>)[.,]\d*)?$/;

/** A typed distance without what groups its digits; its decimals stand after the sign that they were typed after. */
export function ungrouped(typed: string): string {
  // Spaces of every width group digits.
  const text = typed.trim().replaceAll(/\s/g, ' ');
  const { groups = '', decimals = '' } = GROUPED.exec(text)?.groups ?? {};
  return groups === '' ? text : groups.replaceAll(/\D/g, '') + decimals;
}

/** Miles as whole miles or kilometers, whichever the user reads. */
export const shownDistance = (miles: number, units: Units): number => Math.round(distance(miles, units).value);

const inMiles = (typed: number, units: Units): number => (units === 'imperial' ? typed : typed / KILOMETERS_A_MILE);

/** Miles of what the user typed, to a tenth: as far as an odometer tells. */
export const milesOf = (typed: number, units: Units): number => Math.round(inMiles(typed, units) * 10) / 10;

/** Whole miles between two services, at least one: the contract takes no other, so that 8,001 km comes back as 8,002. */
export const intervalMiles = (typed: number, units: Units): number => Math.max(1, Math.round(inMiles(typed, units)));

/** Reminder types that the portal sets (core 3); another one is shown as if there were none. */
export const REMINDER_TYPES = ['maintenance_mileage_interval', 'maintenance_due_date'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];
export const reminderType = (reminder: Pick<MaintenanceReminder, 'type'> | null | undefined): ReminderType | null =>
  REMINDER_TYPES.find((type) => type === reminder?.type) ?? null;

/** A due day is a date without an hour, the same wherever the user is: it is sent as the midnight of UTC. */
export const dueInstant = (day: string): string => `${day}T00:00:00.000Z`;
export const dueDay = (instant: string): string => dayIn(Date.parse(instant), 'UTC');

/** Days from the user's today until a due day; 0 is today, negative is over. */
export function daysUntil(day: string, now: number, timeZone: string): number {
  return differenceInCalendarDays(dueInstant(day), dueInstant(dayIn(now, timeZone)), { in: tz('UTC') });
}

/** Reminders of a service need a plan that is not Basic (core 6). */
export const maintenanceGate = ({ pricing_plan }: Pick<Vehicle, 'pricing_plan'>): Gate<'basic_plan'> =>
  isBasic(pricing_plan) ? notAllowed('basic_plan') : ALLOWED;

/** Why a vehicle has no maintenance reminder to set. */
export type ReminderDisabledReason = InfoDisabledReason | 'paused' | 'expired' | 'basic_plan';

/** Reminders need a plan that is not basic (core 6), and a device in service that counts the miles. */
export function reminderGate(
  vehicle: Vehicle,
  { now, isExclusiveToOther }: { now: number; isExclusiveToOther: boolean },
): Gate<ReminderDisabledReason> {
  const change = infoGate(vehicle, isExclusiveToOther);
  if (!change.allowed) return change;
  const lapsed = lapse(vehicle, now);
  return lapsed ? notAllowed(lapsed) : maintenanceGate(vehicle);
}
