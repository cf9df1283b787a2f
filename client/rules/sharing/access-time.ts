import type { VehicleAccess } from '../../api/model.ts';
import { DAY, HOUR, MINUTE } from '../time/duration.ts';

/** When access begins and ends. `null`: at once, and never (commerce 3). */
export type AccessWindow = Pick<VehicleAccess, 'access_start' | 'access_end'>;

/** State of access at an instant. */
export type AccessTime =
  | { kind: 'upcoming'; from: number; until: number | null }
  | { kind: 'unlimited' }
  | { kind: 'active'; until: number }
  | { kind: 'ended'; at: number };

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

export function accessTime({ access_start, access_end }: AccessWindow, now: number): AccessTime {
  const [from, until] = [instant(access_start), instant(access_end)];
  if (until !== null && until <= now) return { kind: 'ended', at: until };
  if (from !== null && from > now) return { kind: 'upcoming', from, until };
  return until === null ? { kind: 'unlimited' } : { kind: 'active', until };
}

/** Ends that are further away are shown by their date. */
const FAR = 2 * DAY;
/** Waits above it are shown in hours. */
const LONG = 10 * HOUR;

/** Seconds to tell of the time until `at`: minutes rounded up, many hours rounded down. `null`: the date says more. */
export function secondsLeft(at: number, now: number): number | null {
  const left = at - now;
  if (left >= FAR) return null;
  const step = left >= LONG ? HOUR : MINUTE;
  return ((step === HOUR ? Math.floor(left / step) : Math.max(1, Math.ceil(left / step))) * step) / 1_000;
}

/** Interval at which the time until `at` has to be shown again. */
export const leftStep = (at: number, now: number): number => (at - now < HOUR ? 1_000 : MINUTE);

/** Whether any record is in force. */
export const hasAccessNow = (all: readonly AccessWindow[], now: number): boolean =>
  all.some((one) => ['active', 'unlimited'].includes(accessTime(one, now).kind));

/** The window of all records. `null`: they differ, or there are none. */
export function commonWindow(all: readonly AccessWindow[]): AccessWindow | null {
  const [first] = all;
  if (!first) return null;
  const isSame = (one: AccessWindow) =>
    instant(one.access_start) === instant(first.access_start) && instant(one.access_end) === instant(first.access_end);
  return all.every(isSame) ? first : null;
}
