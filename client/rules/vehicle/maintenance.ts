import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import type { MaintenanceReminder, Vehicle } from '../../api/model.ts';
import { ALLOWED, type Gate, notAllowed } from '../access/gate.ts';
import { type LockedReason, lockGate } from '../commands/settings-gate.ts';
import { KILOMETERS_A_MILE } from '../constants/measures.ts';
import { distance, type Units } from '../locale/units.ts';
import { dayIn } from '../time/calendar-day.ts';
import { isBasic } from './plan.ts';
import { lapse } from './vehicle-state.ts';

/** Source of a vehicle's distance: read from its bus, or added up from its positions (commerce 3). */
export type Odometer = 'mileage' | 'estimated';

/** Products that read the vehicle's own odometer. Assumed: the specification names both labels, but not their products. */
const READS_ODOMETER: readonly string[] = ['ft-x1r', 'ft-x1max', 'ft-x2max', 'ft-xc2'];

export const odometerOf = ({ product_name }: Pick<Vehicle, 'product_name'>): Odometer =>
  READS_ODOMETER.includes(product_name) ? 'mileage' : 'estimated';

/**
 * Three digits after a separator are thousands: distances are not typed to three decimals, and "5,000" is not five. Decimals follow
 * a different separator: "83,001.5" in English, "83.001,5" or "83 001,5" elsewhere.
 */
const GROUPED =
  /^(?<groups>\d{1,3}(?<separator>[.,'’ ])\d{3}(?:\k<separator>\d{3})*)(?<decimals>(?!\k<separator>)[.,]\d*)?$/;

/** Removes the digit grouping of a typed distance and keeps its decimal separator. */
export function ungrouped(typed: string): string {
  // Digits may be grouped by spaces of any width.
  const text = typed.trim().replaceAll(/\s/g, ' ');
  const { groups = '', decimals = '' } = GROUPED.exec(text)?.groups ?? {};
  return groups === '' ? text : groups.replaceAll(/\D/g, '') + decimals;
}

/** Miles as whole miles or kilometers, by the user's unit. */
export const shownDistance = (miles: number, units: Units): number => Math.round(distance(miles, units).value);

const inMiles = (typed: number, units: Units): number => (units === 'imperial' ? typed : typed / KILOMETERS_A_MILE);

/** Converts the user's input to miles, to a tenth, which is the precision of an odometer. */
export const milesOf = (typed: number, units: Units): number => Math.round(inMiles(typed, units) * 10) / 10;

/** Converts to whole miles between services, at least one. The contract takes no fractions, so 8,001 km returns as 8,002. */
export const intervalMiles = (typed: number, units: Units): number => Math.max(1, Math.round(inMiles(typed, units)));

/** Reminder types that the portal sets (core 3). Other types are shown as no reminder. */
export const REMINDER_TYPES = ['maintenance_mileage_interval', 'maintenance_due_date'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];
export const reminderType = (reminder: Pick<MaintenanceReminder, 'type'> | null | undefined): ReminderType | null =>
  REMINDER_TYPES.find((type) => type === reminder?.type) ?? null;

/** A due day has no time and is the same in every time zone. It is sent as midnight UTC. */
export const dueInstant = (day: string): string => `${day}T00:00:00.000Z`;
export const dueDay = (instant: string): string => dayIn(Date.parse(instant), 'UTC');

/** Days from the user's today until a due day. 0 is today, negative is overdue. */
export function daysUntil(day: string, now: number, timeZone: string): number {
  return differenceInCalendarDays(dueInstant(day), dueInstant(dayIn(now, timeZone)), { in: tz('UTC') });
}

/** Service reminders need a plan that is not Basic (core 6). */
export const maintenanceGate = ({ pricing_plan }: Pick<Vehicle, 'pricing_plan'>): Gate<'basic_plan'> =>
  isBasic(pricing_plan) ? notAllowed('basic_plan') : ALLOWED;

/** Why a vehicle's maintenance reminder cannot be set. */
export type ReminderDisabledReason = LockedReason | 'paused' | 'expired' | 'basic_plan';

/** Reminders need a plan that is not Basic (core 6), and a device in service that counts the miles. */
export function reminderGate(
  vehicle: Vehicle,
  { now, isExclusiveToOther }: { now: number; isExclusiveToOther: boolean },
): Gate<ReminderDisabledReason> {
  const change = lockGate(vehicle, isExclusiveToOther);
  if (!change.allowed) return change;
  const lapsed = lapse(vehicle, now);
  return lapsed ? notAllowed(lapsed) : maintenanceGate(vehicle);
}
