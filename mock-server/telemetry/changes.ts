import type { MaintenanceReminder } from '../../generated/contract/types.gen.ts';
import type { DeviceRow, Instant, ReminderChange, VehicleRow } from '../world/rows.ts';
import { isoOf, type Second, secondOf } from './time.ts';
import { METERS_A_MILE } from './units.ts';

/*
 * Changes that users made to a vehicle, as of a second. Rows keep each change with its instant. It applies from that second
 * on, so that past reports stay the same.
 */

/** Miles that the odometer shows in addition to those driven. */
export function correctionAt({ mileage_corrections }: VehicleRow, second: Second): number {
  if (mileage_corrections.length === 0) return 0;
  return mileage_corrections.findLast(({ at }) => secondOf(at) <= second)?.miles ?? 0;
}

/** Trouble codes that the vehicle reports, in order of occurrence. */
export function troubleCodesAt({ trouble_codes, cleared_codes }: DeviceRow, second: Second): readonly string[] {
  if (cleared_codes.length === 0) return trouble_codes;
  const gone = new Set(cleared_codes.filter(({ at }) => secondOf(at) <= second).map(({ code }) => code));
  return trouble_codes.filter((code) => !gone.has(code));
}

/** The same for an instant in milliseconds since 1970. */
export const troubleCodesNow = (device: DeviceRow, now: Instant): readonly string[] =>
  troubleCodesAt(device, secondOf(now));

/** Time from which a vehicle has no trouble code. Infinity if it has one or never had any. */
export function withoutCodesFrom({ trouble_codes, cleared_codes }: DeviceRow): Second {
  if (cleared_codes.length === 0) return Number.POSITIVE_INFINITY;
  const cleared = new Map(cleared_codes.map(({ code, at }) => [code, secondOf(at)]));
  return Math.max(...trouble_codes.map((code) => cleared.get(code) ?? Number.POSITIVE_INFINITY));
}

/** A period of deep sleep or, without any report, of a device without service. Excludes `until`. */
export type Sleep = { readonly from: Second; readonly until: Second; readonly isSilent: boolean };

/** The highest power save mode: the device reports once a day and accepts only a mode change. */
export const DEEP_SLEEP_MODE = 2;

const NEVER: readonly Sleep[] = [];

/** A mode applies from the second in which it was set. */
function deepSleepsOf({ power_save_mode, power_save_before }: DeviceRow): readonly Sleep[] {
  if (power_save_before.length === 0 && power_save_mode !== DEEP_SLEEP_MODE) return NEVER;
  const sleeps: Sleep[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const { until, mode } of [...power_save_before, { until: Number.POSITIVE_INFINITY, mode: power_save_mode }]) {
    if (mode === DEEP_SLEEP_MODE) sleeps.push({ from, until: secondOf(until), isSilent: false });
    from = secondOf(until);
  }
  return sleeps;
}

/** Past and current sleeps of a device in order. One without service does not report its deep sleep. */
export function sleepsOf(device: DeviceRow): readonly Sleep[] {
  const { silent_before } = device;
  const deep = deepSleepsOf(device);
  if (silent_before.length === 0) return deep;
  // The second of the end still belongs to the service.
  const silent = silent_before.map(({ from, until }) => ({
    from: secondOf(from) + 1,
    until: secondOf(until),
    isSilent: true,
  }));
  return [...silent, ...deep.flatMap((sleep) => without(sleep, silent))].sort((a, b) => a.from - b.from);
}

function without(sleep: Sleep, silent: readonly Sleep[]): Sleep[] {
  let left = [sleep];
  for (const { from, until } of silent) {
    left = left
      .flatMap((part) => [
        { ...part, until: Math.min(part.until, from) },
        { ...part, from: Math.max(part.from, until) },
      ])
      .filter((part) => part.from < part.until);
  }
  return left;
}

/** Sleep period that contains a second. Undefined if the device is awake. */
export const sleepAt = (sleeps: readonly Sleep[], second: Second): Sleep | undefined =>
  sleeps.length === 0 ? undefined : sleeps.find(({ from, until }) => second >= from && second < until);

/** Due day of a reminder: a date sent as midnight UTC, evaluated in the owner's time zone. */
export const dueDay = (due_date: string): string => isoOf(secondOf(Date.parse(due_date))).slice(0, 'YYYY-MM-DD'.length);

/** A reminder from one second on. Service is due on a day (2026-11-21), otherwise at meters driven since 1970. */
export type Service = {
  readonly type: MaintenanceReminder['type'];
  readonly from: Second;
  readonly dueDay: string | null;
  readonly dueMeters: number;
};

/**
 * Reminders in the order they were set. `metersBy`: meters driven since 1970. `metersAtStart`: meters at the starting
 * mileage.
 */
export function servicesOf(
  { reminder_changes, starting_mileage }: VehicleRow,
  metersAtStart: number,
  metersBy: (second: Second) => number,
): Service[] {
  return reminder_changes.map(({ at, reminder, reset_mileage, driven_by }) => {
    const driven = reminder.parameters.driven ?? 0;
    const metersAtReset =
      driven_by === undefined
        ? metersAtStart + (reset_mileage - starting_mileage) * METERS_A_MILE
        : metersBy(secondOf(driven_by)) - driven * METERS_A_MILE;
    return { type: reminder.type, from: secondOf(at), ...dueOf(reminder, metersAtReset) };
  });
}

function dueOf(
  { enabled, parameters }: ReminderChange['reminder'],
  metersAtReset: number,
): Pick<Service, 'dueDay' | 'dueMeters'> {
  const { interval, due_date } = parameters;
  if (enabled && interval !== undefined) {
    return { dueDay: null, dueMeters: metersAtReset + interval * METERS_A_MILE };
  }
  return { dueDay: enabled && due_date !== undefined ? dueDay(due_date) : null, dueMeters: Number.POSITIVE_INFINITY };
}
