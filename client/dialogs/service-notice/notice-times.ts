/** How moments of notices are written, in a language and a time zone. Instants are milliseconds since 1970. */
export function noticeTimes({ language, timeZone }: { language: string; timeZone: string }) {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const format = (options: Intl.DateTimeFormatOptions) => formatIn(language, timeZone, options);
  const dayOf = format({ dateStyle: 'short' });
  return {
    /** A time if it is of today, else with its day. */
    moment: (at: number, now: number): string =>
      format(dayOf.format(at) === dayOf.format(now) ? clock : { ...day, ...clock }).format(at),
    /** From one moment to another. */
    span: (from: number, until: number): string => format({ ...day, ...clock }).formatRange(from, until),
  };
}

/** Users' time zones are the server's words; one that the browser does not know is UTC. */
function formatIn(language: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  }
}
