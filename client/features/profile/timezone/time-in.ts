import { localeOf } from '../../../i18n/languages.ts';
import { plainHour } from '../../../i18n/ordinal-day.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Current time in a zone, optionally with the weekday. Empty for a zone that the browser does not know. */
export function timeIn(zone: string, at: number, language: string, withDay = false): string {
  return plainHour(formatOf(zone, language, withDay)?.format(at) ?? '', language);
}

/** The browser's time zone. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Caches formatters: the list shows more than 400 zones, and each is slow to create. */
function formatOf(zone: string, language: string, withDay: boolean): Intl.DateTimeFormat | null {
  const key = `${zone} ${language} ${withDay}`;
  const kept = formats.get(key);
  if (kept !== undefined) return kept;
  const format = make(zone, language, withDay);
  formats.set(key, format);
  return format;
}

function make(timeZone: string, language: string, withDay: boolean): Intl.DateTimeFormat | null {
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat(localeOf(language), withDay ? { ...time, weekday: 'long' } : time);
  } catch {
    return null;
  }
}
