import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import type { MaintenanceReminder } from '../../api/model.ts';
import { dayIn } from '../time/calendar-day.ts';
import { milesToService } from './service-miles.ts';

/** Distance or days until a service. Negative once it is overdue. */
export type ServiceLeft =
  | { by: 'miles'; left: number; driven: number; interval: number }
  /** `due`: milliseconds since 1970. The same day in every time zone. */
  | { by: 'days'; left: number; due: number };

const UTC = tz('UTC');

/**
 * Distance or days left of a reminder at `now` (milliseconds since 1970) in the user's time zone. Due miles are interval minus
 * driven (core 9). `null` if the value of its type is missing.
 */
export function serviceLeft(
  { type, parameters }: Pick<MaintenanceReminder, 'type' | 'parameters'>,
  now: number,
  timeZone: string,
): ServiceLeft | null {
  const { interval = 0, driven = 0, due_date } = parameters;
  if (type === 'maintenance_due_date' && due_date) {
    const due = Date.parse(due_date);
    const today = Date.parse(dayIn(now, timeZone));
    return { by: 'days', left: differenceInCalendarDays(due, today, { in: UTC }), due };
  }
  const left = milesToService({ parameters });
  return left === null ? null : { by: 'miles', left, driven, interval };
}
