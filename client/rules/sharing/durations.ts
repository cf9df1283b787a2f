import { tzOffset } from '@date-fns/tz';
import { dayStart } from '../time/calendar.ts';
import { dayIn } from '../time/calendar-day.ts';
import { DAY, HOUR, MINUTE } from '../time/duration.ts';
import { knownZone } from '../time/known-zone.ts';
import { zonedTime } from '../time/zoned-time.ts';

/** How long access lasts. `until`: a typed minute. `none`: no end. */
export const DURATIONS = ['hour', 'today', 'weekend', 'until', 'none'] as const;
export type Duration = (typeof DURATIONS)[number];
export type Preset = Exclude<Duration, 'until' | 'none'>;

/** Milliseconds since 1970. `null`: at once. */
export type PresetWindow = { start: number | null; end: number };

const [SUNDAY, SATURDAY] = [0, 6];

/** The window of a preset in the wall-clock time of a zone: a day that clocks change on has 23 or 25 hours. */
export function presetWindow(preset: Preset, now: number, timeZone: string): PresetWindow {
  switch (preset) {
    case 'hour':
      return { start: null, end: Math.ceil((now + HOUR) / MINUTE) * MINUTE };
    case 'today':
      return { start: null, end: dayStart(now, timeZone, 1) };
    case 'weekend': {
      const weekday = new Date(`${dayIn(now, timeZone)}T12:00:00Z`).getUTCDay();
      if (weekday === SUNDAY) return { start: null, end: dayStart(now, timeZone, 1) };
      if (weekday === SATURDAY) return { start: null, end: dayStart(now, timeZone, 2) };
      const days = SATURDAY - weekday;
      return { start: dayStart(now, timeZone, days), end: dayStart(now, timeZone, days + 2) };
    }
  }
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Instant of a typed local time, `2026-11-21T09:30`, in a zone. A minute that occurs twice is the first one. `null`: no time, or one
 * that a change to daylight saving skips.
 */
export function instantOfLocal(local: string, timeZone: string): number | null {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const zone = knownZone(timeZone);
  const offsets = [asUtc - DAY, asUtc + DAY].map((at) => tzOffset(zone, new Date(at)) * MINUTE);
  const possible = offsets
    .map((offset) => asUtc - offset)
    .filter((at) => at + tzOffset(zone, new Date(at)) * MINUTE === asUtc);
  return possible.length === 0 ? null : Math.min(...possible);
}

/** The same, the other way round. */
export const localOfInstant = (at: number, timeZone: string): string => zonedTime(at, timeZone).slice(0, 16);
