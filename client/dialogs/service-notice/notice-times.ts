import { localeOf } from '../../i18n/languages.ts';
import { plainHour } from '../../i18n/ordinal-day.ts';

/** Formats the times of notices for a language and a time zone. Instants are milliseconds since 1970. */
export function noticeTimes({ language, timeZone }: { language: string; timeZone: string }) {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const format = (options: Intl.DateTimeFormatOptions) => formatIn(language, timeZone, options);
  const dayOf = format({ dateStyle: 'short' });
  return {
    /** Time of an instant, with its day unless it is today. */
    moment: (at: number, now: number): string =>
      format(dayOf.format(at) === dayOf.format(now) ? clock : { ...day, ...clock }).format(at),
    /** Range between two instants. */
    span: (from: number, until: number): string =>
      plainHour(format({ ...day, ...clock }).formatRange(from, until), language),
  };
}

/** Falls back to UTC if the browser does not know the user's time zone, which the server provides. */
function formatIn(language: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  }
}
