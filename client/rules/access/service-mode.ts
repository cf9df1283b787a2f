import { DAY, HOUR, MINUTE } from '../time/duration.ts';

/** Longest service mode, in days: an installer's access is temporary (commerce 4). */
const LONGEST_SERVICE = 7;

/** How long service mode may be opened for, besides an end of the owner's own. A day unless chosen otherwise. */
export const SERVICE_SPANS = {
  hour: HOUR,
  hours: 4 * HOUR,
  day: DAY,
  days: 3 * DAY,
  week: LONGEST_SERVICE * DAY,
} as const;
export type ServiceSpan = keyof typeof SERVICE_SPANS;
export const USUAL_SPAN: ServiceSpan = 'day';

/** End of a span that begins now, at a full minute, and never beyond the longest one. */
export const endOfSpan = (span: ServiceSpan, now: number): number =>
  Math.floor((now + SERVICE_SPANS[span]) / MINUTE) * MINUTE;

/** Why an end is refused, as the server would. `null` if it is valid. */
export function endProblem(end: number | null, now: number): 'required' | 'past' | 'too_far' | null {
  if (end === null) return 'required';
  if (end <= now) return 'past';
  return end > now + LONGEST_SERVICE * DAY ? 'too_far' : null;
}

type Served = { service_mode: boolean; service_mode_end_date?: string | null | undefined };

/** End of a service mode that is on: `null` if it has none, `undefined` if it is off, or over by now. */
export function serviceEnd({ service_mode, service_mode_end_date }: Served, now: number): number | null | undefined {
  if (!service_mode) return undefined;
  if (service_mode_end_date == null) return null;
  const end = Date.parse(service_mode_end_date);
  return end > now ? end : undefined;
}
