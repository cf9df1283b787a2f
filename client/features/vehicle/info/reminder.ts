import * as z from 'zod';
import type { MaintenanceReminder, MaintenanceReminderUpdate } from '../../../api/model.ts';
import type { Units } from '../../../rules/locale/units.ts';
import { numeric, positiveInteger, readNumber, typedNumber } from '../../../rules/validation/numbers.ts';
import { firstProblem } from '../../../rules/validation/problem.ts';
import { across } from '../../../rules/validation/schema.ts';
import { required } from '../../../rules/validation/text.ts';
import {
  daysUntil,
  dueDay,
  dueInstant,
  intervalMiles,
  REMINDER_TYPES,
  reminderType,
  shownDistance,
  ungrouped,
} from '../../../rules/vehicle/maintenance.ts';

/** The contract's limit in miles, also used for kilometers. */
const LONGEST_INTERVAL = 1_000_000;
const distanceRule = firstProblem(required, positiveInteger, numeric({ max: LONGEST_INTERVAL, whole: true }));
const intervalRule = (typed: string) => distanceRule(ungrouped(typed));

const fields = z.object({
  enabled: z.boolean(),
  type: z.enum(REMINDER_TYPES),
  interval: z.string(),
  due_date: z.string(),
});
export type ReminderValues = z.infer<typeof fields>;

type Where = { now: () => number; timeZone: string; ahead: string };

/**
 * Rules of a reminder that is on: a positive whole distance (commerce 5), or a future day in the user's time zone. `ahead` is the
 * message for other days. Nothing is checked if it is off.
 */
export const reminderSchema = ({ now, timeZone, ahead }: Where) =>
  fields
    .check(
      across<ReminderValues>('interval', ({ enabled, type, interval = '' }) =>
        enabled && type === 'maintenance_mileage_interval' ? intervalRule(interval) : null,
      ),
      across<ReminderValues>('due_date', ({ enabled, type, due_date = '' }) =>
        enabled && type === 'maintenance_due_date' ? required(due_date) : null,
      ),
    )
    .check(
      z.superRefine(({ enabled, type, due_date }, context) => {
        if (!enabled || type !== 'maintenance_due_date' || due_date === '') return;
        if (daysUntil(due_date, now(), timeZone) > 0) return;
        context.addIssue({ code: 'custom', path: ['due_date'], message: ahead });
      }),
    );

/** Form values of a reminder, or of none. */
export function reminderValues(reminder: MaintenanceReminder | null | undefined, units: Units): ReminderValues {
  const type = reminderType(reminder);
  const { interval, due_date } = (type && reminder?.parameters) ?? {};
  return {
    enabled: type !== null && (reminder?.enabled ?? false),
    type: type ?? 'maintenance_mileage_interval',
    interval: typedNumber(interval === undefined ? null : shownDistance(interval, units)),
    due_date: due_date === undefined ? '' : dueDay(due_date),
  };
}

/**
 * The reminder to send, or `null` if it is unchanged or none is wanted and none exists. Turning it off keeps the saved values. An
 * interval that the user did not change is sent unchanged, to avoid rounding.
 */
export function reminderUpdate(
  { enabled, type, interval, due_date }: ReminderValues,
  saved: MaintenanceReminder | null | undefined,
  units: Units,
): MaintenanceReminderUpdate | null {
  const before = reminderValues(saved, units);
  const savedType = reminderType(saved);
  if (!enabled) {
    if (!saved || savedType === null || !before.enabled) return null;
    return { enabled, type: savedType, parameters: kept(saved) };
  }
  const isSameKind = before.enabled && savedType === type;
  if (type === 'maintenance_due_date') {
    if (isSameKind && due_date === before.due_date) return null;
    return { enabled, type, parameters: { due_date: dueInstant(due_date) } };
  }
  const isSameInterval = saved?.parameters.interval !== undefined && interval === before.interval;
  if (isSameKind && isSameInterval) return null;
  const miles = isSameInterval
    ? kept(saved).interval
    : intervalMiles(readNumber(ungrouped(interval)) ?? Number.NaN, units);
  return { enabled, type, parameters: { interval: miles } };
}

/** The same reminder, counting from now. */
export const reminderReset = (saved: MaintenanceReminder): MaintenanceReminderUpdate => ({
  enabled: saved.enabled,
  type: 'maintenance_mileage_interval',
  parameters: { interval: kept(saved).interval, reset: true },
});

/** The contract returns any number of miles, but accepts only whole ones. */
const kept = ({
  parameters: { interval, due_date },
}: MaintenanceReminder): MaintenanceReminderUpdate['parameters'] => ({
  ...(interval !== undefined && { interval: Math.max(1, Math.round(interval)) }),
  ...(due_date !== undefined && { due_date }),
});
