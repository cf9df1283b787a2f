import { localeOf } from '../../i18n/languages.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The time in a zone, with the weekday where it is asked for; empty for a zone that the browser does not know. */
export function timeIn(zone: string, at: number, language: string, withDay = false): string {
  return formatOf(zone, language, withDay)?.format(at) ?? '';
}

/** The zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Kept: the list shows more than 400, and each takes a while to make. */
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
