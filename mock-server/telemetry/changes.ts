import type { MaintenanceReminder } from '../../generated/contract/types.gen.ts';
import type { DeviceRow, Instant, ReminderChange, VehicleRow } from '../world/rows.ts';
import { isoOf, type Second, secondOf } from './time.ts';
import { METRES_A_MILE } from './units.ts';

/*
 * What people changed of a vehicle, as of a second: rows keep each change with its instant, and a change holds from its second
 * on. What happened before is told as it was.
 */

/** Miles that the odometer shows beyond those driven. */
export function correctionAt({ mileage_corrections }: VehicleRow, second: Second): number {
  if (mileage_corrections.length === 0) return 0;
  return mileage_corrections.findLast(({ at }) => secondOf(at) <= second)?.miles ?? 0;
}

/** Trouble codes that the vehicle reports, the first found first. */
export function troubleCodesAt({ trouble_codes, cleared_codes }: DeviceRow, second: Second): readonly string[] {
  if (cleared_codes.length === 0) return trouble_codes;
  const gone = new Set(cleared_codes.filter(({ at }) => secondOf(at) <= second).map(({ code }) => code));
  return trouble_codes.filter((code) => !gone.has(code));
}

/** The same at an instant, in milliseconds since 1970. */
export const troubleCodesNow = (device: DeviceRow, now: Instant): readonly string[] =>
  troubleCodesAt(device, secondOf(now));

/** From when on a vehicle has no trouble code left; Infinity: it has one, or never named any. */
export function withoutCodesFrom({ trouble_codes, cleared_codes }: DeviceRow): Second {
  if (cleared_codes.length === 0) return Number.POSITIVE_INFINITY;
  const cleared = new Map(cleared_codes.map(({ code, at }) => [code, secondOf(at)]));
  return Math.max(...trouble_codes.map((code) => cleared.get(code) ?? Number.POSITIVE_INFINITY));
}

/** A time of deep sleep; `until` is not in it any more. */
export type Sleep = { readonly from: Second; readonly until: Second };

/** The highest mode of power saving, in which a device reports once a day and takes nothing but another mode. */
export const DEEP_SLEEP_MODE = 2;

const NEVER: readonly Sleep[] = [];

/** When a device sleeps deeply; a mode holds from the second in which it was set. */
export function sleepsOf({ power_save_mode, power_save_before }: DeviceRow): readonly Sleep[] {
  if (power_save_before.length === 0 && power_save_mode !== DEEP_SLEEP_MODE) return NEVER;
  const sleeps: Sleep[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const { until, mode } of [...power_save_before, { until: Number.POSITIVE_INFINITY, mode: power_save_mode }]) {
    if (mode === DEEP_SLEEP_MODE) sleeps.push({ from, until: secondOf(until) });
    from = secondOf(until);
  }
  return sleeps;
}

/** The sleep that a second lies in; undefined: it is awake. */
export const sleepAt = (sleeps: readonly Sleep[], second: Second): Sleep | undefined =>
  sleeps.length === 0 ? undefined : sleeps.find(({ from, until }) => second >= from && second < until);

/** A due day is a date without an hour, sent as the midnight of UTC; which day it is at a time is asked where the owner is. */
export const dueDay = (due_date: string): string => isoOf(secondOf(Date.parse(due_date))).slice(0, 'YYYY-MM-DD'.length);

/** A reminder from one second on: service is due on a day (2026-11-21), or where it has none at metres driven since 1970. */
export type Service = {
  readonly type: MaintenanceReminder['type'];
  readonly from: Second;
  readonly dueDay: string | null;
  readonly dueMetres: number;
};

/**
 * Reminders as they were set one after another. `metresBy`: metres driven since 1970; `metresAtStart`: when the vehicle had its
 * starting mileage.
 */
export function servicesOf(
  { reminder_changes, starting_mileage }: VehicleRow,
  metresAtStart: number,
  metresBy: (second: Second) => number,
): Service[] {
  return reminder_changes.map(({ at, reminder, reset_mileage, driven_by }) => {
    const driven = reminder.parameters.driven ?? 0;
    const metresAtReset =
      driven_by === undefined
        ? metresAtStart + (reset_mileage - starting_mileage) * METRES_A_MILE
        : metresBy(secondOf(driven_by)) - driven * METRES_A_MILE;
    return { type: reminder.type, from: secondOf(at), ...dueOf(reminder, metresAtReset) };
  });
}

function dueOf(
  { enabled, parameters }: ReminderChange['reminder'],
  metresAtReset: number,
): Pick<Service, 'dueDay' | 'dueMetres'> {
  const { interval, due_date } = parameters;
  if (enabled && interval !== undefined) {
    return { dueDay: null, dueMetres: metresAtReset + interval * METRES_A_MILE };
  }
  return { dueDay: enabled && due_date !== undefined ? dueDay(due_date) : null, dueMetres: Number.POSITIVE_INFINITY };
}
