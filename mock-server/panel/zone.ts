import { tzOffset } from '@date-fns/tz';
import { MINUTE } from '../world/duration.ts';
import type { ControlApi } from './api.ts';
import { subjectIn } from './session.ts';

/** Time zone of the panel: that of the user who is signed in to the portal, otherwise the browser's. */
export type Zone = { name: string; isOfUser: boolean };

const browserZone = (): Zone => ({ name: new Intl.DateTimeFormat().resolvedOptions().timeZone, isOfUser: false });

/** Reads the zone each time, because users sign in and change it. */
export async function currentZone(api: ControlApi): Promise<Zone> {
  const subject = subjectIn(document.cookie);
  if (subject === null) return browserZone();
  // A user of another world has no zone here.
  const known = await api.timeZoneOf(subject).catch(() => null);
  return known === null ? browserZone() : { name: known.time_zone, isOfUser: true };
}

/** Name in full: "Central Standard Time". */
export function zoneName(zone: string, locale: string, at: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Date and time with the short name of the zone: "11/21/26, 9:30 AM CST". */
export const shortTime = (at: number, locale: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: '2-digit',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** Formats an instant for `datetime-local` in a time zone. */
export const localInput = (ms: number, zone: string): string =>
  new Date(ms + tzOffset(zone, new Date(ms)) * MINUTE).toISOString().slice(0, 16);

/** Parses the value of a `datetime-local` in a time zone. */
export function instantIn(text: string, zone: string): number {
  const wall = Date.parse(`${text}Z`);
  const before = wall - tzOffset(zone, new Date(wall)) * MINUTE;
  // The offset at that time may differ: daylight saving may begin or end between the two.
  return wall - tzOffset(zone, new Date(before)) * MINUTE;
}
